import { existsSync } from 'node:fs';
import * as disk from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEEP_REPLACED_MS } from '../../scripts/build/replacedFiles.ts';
import { build } from '../../scripts/run/build.ts';
import { testSettings } from '../unit/api/settings.ts';

/**
 * The real build with a small fake of Astro, which first empties its folder and then
 * writes pages, assets and a renderer, as Astro does. `changesLeft` changes of the disk
 * succeed, then all fail: what is on the disk is what a killed process leaves.
 */
const state = vi.hoisted(() => ({ root: '', changesLeft: Number.POSITIVE_INFINITY, edition: '' }));

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
    cp: change(async (from: string, to: string, options: { recursive: boolean }) => {
      // Not one change but many: a kill in the middle leaves a part.
      if (state.changesLeft <= 0) {
        await real.mkdir(to, { recursive: true });
        throw new Error('killed');
      }
      await real.cp(from, to, options);
    }),
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

const page = (name: string, edition: string) =>
  `<!doctype html><title>${name} ${edition}</title>` +
  `<script type="module" src="/base/_astro/page.${edition}.js"></script>`;

async function runAstro(outDir: string): Promise<{ code: number; text: string }> {
  const { edition } = state;
  await disk.rm(outDir, { recursive: true, force: true });
  if (edition === 'broken') return { code: 1, text: '' };
  const files = {
    [`client/_astro/page.${edition}.js`]: `import "./core.${edition}.js"; import "./fixed.js"`,
    [`client/_astro/core.${edition}.js`]: `export const edition = '${edition}';`,
    'client/_astro/fixed.js': 'export {};',
    'client/home.html': page('home template', edition),
    'client/index.html': page('home template', edition),
    'client/newsDetail.html': page('article template', edition),
    [`client/only-${edition}.html`]: page('template of one build', edition),
    'client/favicon.svg': '<svg/>',
    'server/entry.mjs': `import './chunks/page-${edition}.mjs';`,
    [`server/chunks/page-${edition}.mjs`]: '',
    'server/home.html': page('home template', edition),
  };
  for (const [name, text] of Object.entries(files)) {
    await disk.mkdir(path.dirname(path.join(outDir, name)), { recursive: true });
    await disk.writeFile(path.join(outDir, name), text);
  }
  return { code: 0, text: '' };
}

const settings = testSettings();
const dist = (...names: string[]) => path.join(state.root, 'dist', ...names);
const client = (name: string) => dist('client', name);

/** Builds; what is given as `edition` is in the names of all assets. */
async function run(
  edition: string,
  changes = Number.POSITIVE_INFINITY,
  { compress = false } = {},
): Promise<boolean> {
  state.edition = edition;
  state.changesLeft = changes;
  const ok = await build(settings, { compress }).catch(() => false);
  const left = state.changesLeft;
  state.changesLeft = Number.POSITIVE_INFINITY;
  return ok && left >= 0;
}

/** Puts in what a bake writes: pages with the assets of a build, one with compressed copies. */
async function bake(edition: string): Promise<void> {
  await disk.mkdir(client('newsDetail/10'), { recursive: true });
  for (const name of ['newsDetail/10/1.html', 'home.html', 'index.html']) {
    await disk.writeFile(client(name), page('baked', edition));
  }
  await disk.writeFile(client('home.html.br'), brotliCompressSync(page('baked', edition)));
  await disk.writeFile(client('feed.xml'), '<rss/>');
}

async function readSite(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const entries = await disk.readdir(dist('client'), { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile() && !one.name.startsWith('.'))) {
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(dist('client'), file), await disk.readFile(file, 'latin1'));
  }
  return files;
}

/** Assets that a page or another asset of the site names and that are not there. */
function listMissingAssets(site: ReadonlyMap<string, string>): string[] {
  const named = [...site.values()].flatMap(
    (text) => text.match(/(?:page|core|fixed)[.\w]*\.js/g) ?? [],
  );
  return named.filter((name) => !site.has(path.join('_astro', name)));
}

/** The edition of the renderer that a bake would load; null when its modules are incomplete. */
async function readRenderer(): Promise<string | null> {
  const version = await disk.readFile(dist('server', 'current'), 'utf8').catch(() => '');
  const entry = await disk.readFile(dist('server', version, 'entry.mjs'), 'utf8').catch(() => '');
  const chunk = /chunks\/page-(\w+)\.mjs/.exec(entry);
  if (!chunk) return null;
  const isWhole = existsSync(dist('server', version, chunk[0]));
  return isWhole ? (chunk[1] ?? null) : null;
}

const listLeftovers = async () =>
  (await disk.readdir(dist(), { recursive: true })).filter((name) => /\.tmp$|^next/.test(name));

beforeEach(async () => {
  await disk.rm(dist(), { recursive: true, force: true });
  expect(await run('one')).toBe(true);
});
afterAll(() => disk.rm(state.root, { recursive: true, force: true }));

describe('a second build', () => {
  it('keeps baked pages, feeds and all assets that they reference', async () => {
    await bake('one');
    const before = await readSite();
    expect(await run('two')).toBe(true);
    const after = await readSite();
    for (const name of ['newsDetail/10/1.html', 'home.html', 'home.html.br', 'feed.xml']) {
      expect(after.get(name), name).toBe(before.get(name));
    }
    expect(after.get('newsDetail.html')).toBe(page('article template', 'two'));
    expect(await readRenderer()).toBe('two');
    expect(listMissingAssets(after)).toEqual([]);
    expect(await listLeftovers()).toEqual([]);
  });

  it('replaces an unbaked front page, and removes its outdated compressed copies', async () => {
    await disk.writeFile(client('home.html.br'), brotliCompressSync(page('home template', 'one')));
    await run('two');
    const site = await readSite();
    expect(site.get('home.html')).toBe(page('home template', 'two'));
    expect(site.get('index.html')).toBe(page('home template', 'two'));
    expect(site.has('home.html.br')).toBe(false);
  });

  it('removes templates that are no longer built', async () => {
    await run('two');
    const names = [...(await readSite()).keys()];
    expect(names).toContain('only-two.html');
    expect(names).not.toContain('only-one.html');
  });

  it('keeps the previous renderer for running bakes, and no older one', async () => {
    const versions = async () =>
      (await disk.readdir(dist('server'))).filter((name) => name !== 'current').length;
    await run('two');
    expect(await versions()).toBe(2);
    await run('three');
    expect(await versions()).toBe(2);
  });

  it('removes old replaced assets, unless a page references them', async () => {
    await run('two');
    await bake('two');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + KEEP_REPLACED_MS + 1000 });
    try {
      await run('three');
      const names = [...(await readSite()).keys()];
      expect(names).not.toContain('_astro/page.one.js');
      expect(names).not.toContain('_astro/core.one.js');
      expect(names).toContain('_astro/page.two.js');
      expect(names).toContain('_astro/core.two.js');
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps the modification time of unchanged files', async () => {
    const past = new Date(Date.UTC(2020, 0, 1));
    const same = ['favicon.svg', '_astro/fixed.js'];
    for (const name of same) await disk.utimes(client(name), past, past);
    await run('two');
    for (const name of same) {
      expect((await disk.stat(client(name))).mtimeMs, name).toBe(past.getTime());
    }
  });
});

it('writes compressed copies of templates and assets beside them, and leaves none outdated', async () => {
  expect(await run('two', undefined, { compress: true })).toBe(true);
  for (const name of ['newsDetail.html', '_astro/page.two.js', 'favicon.svg']) {
    const file = await disk.readFile(client(name));
    expect(brotliDecompressSync(await disk.readFile(client(`${name}.br`))), name).toEqual(file);
    expect(gunzipSync(await disk.readFile(client(`${name}.gz`))), name).toEqual(file);
  }
  expect(await run('three')).toBe(true);
  const names = [...(await readSite()).keys()];
  expect(names).not.toContain('newsDetail.html.br');
  expect(names).toContain('_astro/page.two.js.gz');
  expect(names).not.toContain('_astro/page.three.js.gz');
});

it('a failed build changes nothing', async () => {
  await bake('one');
  const before = await readSite();
  expect(await run('broken')).toBe(false);
  expect(await readSite()).toEqual(before);
  expect(await readRenderer()).toBe('one');
});

it('updates an older build: a renderer without versions, no record', async () => {
  await bake('one');
  const version = await disk.readFile(dist('server', 'current'), 'utf8');
  await disk.rename(dist('server', version), dist('older'));
  await disk.rm(dist('server'), { recursive: true });
  await disk.rename(dist('older'), dist('server'));
  await disk.rm(dist('built.json'));
  await disk.writeFile(client('index.html'), page('home template', 'one'));
  await run('two');
  const site = await readSite();
  expect(site.get('home.html')).toBe(page('baked', 'one'));
  expect(site.get('index.html')).toBe(page('home template', 'two'));
  expect(listMissingAssets(site)).toEqual([]);
  expect(await readRenderer()).toBe('two');
  expect(await disk.readdir(dist('server'))).not.toContain('entry.mjs');
});

describe('a killed build', () => {
  const { pid } = process;
  /** The id of a process that has ended: above all that Linux gives. */
  const setPid = (value: number) => Object.defineProperty(process, 'pid', { value });
  afterEach(() => setPid(pid));

  it('leaves pages with assets and a complete renderer; the next build completes it', async () => {
    await bake('one');
    await disk.writeFile(client('index.html'), page('home template', 'one'));
    const before = await readSite();
    const saved = await disk.mkdtemp(path.join(tmpdir(), 'saved-'));
    await disk.cp(dist(), saved, { recursive: true });
    let isComplete = false;
    for (let changes = 0; !isComplete; changes++) {
      await disk.rm(dist(), { recursive: true });
      await disk.cp(saved, dist(), { recursive: true });
      setPid(2 ** 22 + 1);
      isComplete = await run('two', changes);
      setPid(pid);

      const site = await readSite();
      const moment = `after ${changes} changes`;
      expect(listMissingAssets(site), moment).toEqual([]);
      for (const [name, text] of before) {
        const isTemplate = /^(newsDetail|only-one|index)\.html$/.test(name);
        const allowed = isTemplate ? [text, text.replaceAll('one', 'two'), undefined] : [text];
        expect(allowed, `${name} ${moment}`).toContain(site.get(name));
      }
      for (const name of ['newsDetail.html', 'index.html']) {
        expect(site.has(name), `${name} ${moment}`).toBe(true);
      }
      expect(['one', 'two'], moment).toContain(await readRenderer());

      expect(await run('three'), moment).toBe(true);
      const repaired = await readSite();
      expect(repaired.get('newsDetail.html'), moment).toBe(page('article template', 'three'));
      expect(repaired.get('index.html'), moment).toBe(page('home template', 'three'));
      expect(repaired.get('home.html'), moment).toBe(page('baked', 'one'));
      expect(repaired.get('newsDetail/10/1.html'), moment).toBe(page('baked', 'one'));
      expect(
        [...repaired.keys()].filter((name) => name.startsWith('only')),
        moment,
      ).toEqual(['only-three.html']);
      expect(listMissingAssets(repaired), moment).toEqual([]);
      expect(await listLeftovers(), moment).toEqual([]);
    }
    await disk.rm(saved, { recursive: true });
  });
});
