import * as disk from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listFiles } from '../../scripts/build/listFiles.ts';
import { type Build, hashBuild, listBuilds } from '../../scripts/release/builds.ts';
import { build, ensureBuilt } from '../../scripts/run/build.ts';
import { testSettings } from '../unit/api/settings.ts';

/**
 * The real build with a small fake of Astro, which first empties its folder and then
 * writes pages, assets and a renderer, as Astro does. `changesLeft` changes of the disk
 * succeed, then all fail: what is on the disk is what a killed process leaves.
 */
const state = vi.hoisted(() => ({
  root: '',
  changesLeft: Number.POSITIVE_INFINITY,
  edition: '',
  builds: 0,
}));

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  const change =
    <A extends unknown[], R>(method: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (state.changesLeft-- <= 0) throw new Error('killed');
      return method(...args);
    };
  return {
    ...real,
    mkdir: change(real.mkdir),
    open: change(real.open),
    rename: change(real.rename),
    rm: change(real.rm),
    unlink: change(real.unlink),
    writeFile: change(real.writeFile),
  };
});
vi.mock('../../scripts/run/runCommand.ts', async () => {
  const { mkdtempSync } = await import('node:fs');
  state.root = mkdtempSync(path.join(tmpdir(), 'build-'));
  return {
    ROOT: state.root,
    runCommand: async (_: string, args: readonly string[]) => {
      const at = args.indexOf('--outDir');
      return runAstro(path.join(state.root, at < 0 ? 'dist' : (args[at + 1] ?? '')));
    },
  };
});

async function runAstro(outDir: string): Promise<{ code: number; text: string }> {
  const { edition } = state;
  state.builds += 1;
  await disk.rm(outDir, { recursive: true, force: true });
  const files = {
    [`client/_astro/page.${edition}.js`]: `export const edition = '${edition}';`,
    'client/home.html': `home template ${edition}`,
    'client/favicon.svg': '<svg/>',
    'client/photo.webp': 'RIFF',
    'server/entry.mjs': edition,
    'server/home.html': `home template ${edition}`,
  };
  for (const [name, text] of Object.entries(files)) {
    await disk.mkdir(path.dirname(path.join(outDir, name)), { recursive: true });
    await disk.writeFile(path.join(outDir, name), text);
    if (edition === 'broken') return { code: 1, text: '' };
  }
  return { code: 0, text: '' };
}

const settings = testSettings();
const dist = (...names: string[]) => path.join(state.root, 'dist', ...names);
const buildsDir = () => dist('builds');

/** Builds; what is given as `edition` is in the renderer and in the names of assets. */
async function run(
  edition: string,
  changes = Number.POSITIVE_INFINITY,
  { compress = false } = {},
): Promise<Build | null> {
  state.edition = edition;
  state.changesLeft = changes;
  const made = await build(settings, { compress, buildsDir: buildsDir() }).catch(() => null);
  const left = state.changesLeft;
  state.changesLeft = Number.POSITIVE_INFINITY;
  return left >= 0 ? made : null;
}

/** The editions of the complete builds, the newest first. */
async function listEditions(): Promise<string[]> {
  const builds = await listBuilds(buildsDir());
  return Promise.all(
    builds.map(({ dir }) => disk.readFile(path.join(dir, 'server/entry.mjs'), 'utf8')),
  );
}

/** The folders of the builds, and all else that is no complete build. */
const listNames = async () =>
  (await disk.readdir(buildsDir())).filter((name) => !name.startsWith('lock.')).sort();

beforeEach(async () => {
  await disk.rm(dist(), { recursive: true, force: true });
  state.builds = 0;
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(() => {});
  }
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => disk.rm(state.root, { recursive: true, force: true }));

describe('a build', () => {
  it('changes nothing that is live', async () => {
    const names = ['client/home.html', 'client/_astro/page.js', 'hosts/nginx.conf'];
    for (const name of [...names, 'client.state/live']) {
      await disk.mkdir(path.dirname(dist(name)), { recursive: true });
      await disk.writeFile(dist(name), 'live');
    }
    const read = async () =>
      Promise.all(
        (await listFiles(dist()))
          .filter((name) => !name.startsWith('builds/'))
          .sort()
          .map(async (name) => [name, (await disk.stat(dist(name))).mtimeMs]),
      );
    const before = await read();
    expect(await run('one')).not.toBeNull();
    expect(await read()).toEqual(before);
  });

  it('is a folder of its own, named by its content', async () => {
    const one = await run('one');
    const two = await run('two');
    expect(await listEditions()).toEqual(['two', 'one']);
    expect(await listNames()).toEqual([one?.version, two?.version].sort());
    expect(await hashBuild(one?.dir ?? '')).toBe(one?.version);
    expect(await listFiles(path.join(one?.dir ?? '', 'hosts'))).toContain('nginx.conf');
  });

  it('of the same content is the same build, and the newest', async () => {
    const first = await run('one');
    await run('two');
    const again = await run('one');
    expect(again?.version).toBe(first?.version);
    expect(await listEditions()).toEqual(['one', 'two']);
  });

  it('replaces a build of the same content that was damaged', async () => {
    const first = await run('one');
    await disk.writeFile(path.join(first?.dir ?? '', 'server/entry.mjs'), 'damaged');
    const again = await run('one');
    expect(again?.version).toBe(first?.version);
    expect(await listEditions()).toEqual(['one']);
  });

  it('has compressed copies of templates and assets when they are wanted', async () => {
    const made = await run('one', undefined, { compress: true });
    for (const name of ['home.html', '_astro/page.one.js', 'favicon.svg']) {
      const file = path.join(made?.dir ?? '', 'client', name);
      const text = await disk.readFile(file);
      expect(brotliDecompressSync(await disk.readFile(`${file}.br`)), name).toEqual(text);
      expect(gunzipSync(await disk.readFile(`${file}.gz`)), name).toEqual(text);
    }
    const files = await listFiles(path.join(made?.dir ?? '', 'client'));
    expect(files).not.toContain('photo.webp.br');
  });

  it('removes what a killed removal of an old build has left, which is no build', async () => {
    const old = await run('one');
    await disk.rm(path.join(old?.dir ?? '', 'build.json'));
    expect(await listEditions()).toEqual([]);
    await run('two');
    expect(await listEditions()).toEqual(['two']);
    expect(await listNames()).toHaveLength(1);
  });

  it('that fails leaves nothing', async () => {
    await run('one');
    const before = await listNames();
    expect(await run('broken')).toBeNull();
    expect(await listNames()).toEqual(before);
  });

  it('that is killed at any change leaves whole builds only, and the next removes the rest', async () => {
    await run('one');
    const saved = await disk.mkdtemp(path.join(tmpdir(), 'saved-'));
    await disk.cp(dist(), saved, { recursive: true });
    let isComplete = false;
    for (let changes = 0; !isComplete; changes++) {
      await disk.rm(dist(), { recursive: true });
      await disk.cp(saved, dist(), { recursive: true });
      isComplete = (await run('two', changes)) !== null;
      const moment = `after ${changes} changes`;
      for (const { dir, version } of await listBuilds(buildsDir())) {
        expect(await hashBuild(dir), moment).toBe(version);
      }
      expect(await run('three'), moment).not.toBeNull();
      const editions = await listEditions();
      expect(editions.filter((edition) => edition !== 'two')).toEqual(['three', 'one']);
      expect(await listNames(), moment).toHaveLength(editions.length);
    }
    await disk.rm(saved, { recursive: true });
  });
});

describe('a build for `npm start`', () => {
  const ensure = (apiVersion: string) =>
    ensureBuilt(testSettings({ apiVersion }), { buildsDir: buildsDir() }).then(
      (made) => made?.version,
    );

  it('is made once for the same sources and settings', async () => {
    state.edition = 'one';
    const first = await ensure('1');
    expect(await ensure('1')).toBe(first);
    expect(state.builds).toBe(1);
    state.edition = 'two';
    const second = await ensure('2');
    expect(state.builds).toBe(2);
    // An earlier build is the newest again.
    expect(await ensure('1')).toBe(first);
    expect(state.builds).toBe(2);
    expect((await listBuilds(buildsDir())).map(({ version }) => version)).toEqual([first, second]);
  });
});
