import * as disk from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Build,
  chooseBuild,
  findChosenBuild,
  hasNewRules,
  listBuilds,
  readLiveVersion,
  savePin,
} from '../../scripts/release/builds.ts';
import { KEEP_BUILD_MS } from '../../scripts/release/oldBuilds.ts';
import { releaseBuild } from '../../scripts/release/releaseBuild.ts';
import { KEEP_REPLACED_MS } from '../../scripts/release/replacedFiles.ts';
import { addTestBuild } from './testBuilds.ts';

/**
 * Releases of builds that are made by hand. `changesLeft` changes of the disk succeed, then all fail:
 * what is on the disk is what a killed process leaves.
 */
const state = vi.hoisted(() => ({ changesLeft: Number.POSITIVE_INFINITY }));

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

let root: string;
const dist = (...names: string[]) => path.join(root, 'dist', ...names);
const outDir = () => dist('client');
const client = (name: string) => dist('client', name);
const buildsDir = () => dist('builds');

const page = (name: string, edition: string) =>
  `<!doctype html><title>${name} ${edition}</title>` +
  `<script type="module" src="/base/_astro/page.${edition}.js"></script>`;

/** Adds a build; its edition is in the names of all its assets. */
function add(edition: string): Promise<Build> {
  const template = page('home template', edition);
  const script = `import "./core.${edition}.js"; import "./fixed.js"`;
  return addTestBuild(buildsDir(), {
    entry: edition,
    template,
    client: {
      [`_astro/page.${edition}.js`]: script,
      [`_astro/core.${edition}.js`]: `export const edition = '${edition}';`,
      '_astro/fixed.js': 'export {};',
      'home.html': template,
      'index.html': template,
      'newsDetail.html': page('article template', edition),
      [`only-${edition}.html`]: page('template of one build', edition),
      'favicon.svg': '<svg/>',
    },
    hosts: { 'nginx.conf': edition },
  });
}

/** Puts the chosen build live; returns false when it was killed. */
async function release(changes = Number.POSITIVE_INFINITY, now = Date.now()): Promise<boolean> {
  const build = await findChosenBuild(buildsDir());
  state.changesLeft = changes;
  const isDone = await releaseBuild(build, { outDir: outDir(), buildsDir: buildsDir(), now }).then(
    () => true,
    (error: Error) => {
      if (error.message !== 'killed') throw error;
      return false;
    },
  );
  const left = state.changesLeft;
  state.changesLeft = Number.POSITIVE_INFINITY;
  return isDone && left >= 0;
}

/** Adds a build and puts it live. */
async function replace(edition: string, now?: number): Promise<void> {
  await add(edition);
  expect(await release(undefined, now)).toBe(true);
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
  const entries = await disk.readdir(outDir(), { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile() && !one.name.startsWith('.'))) {
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(outDir(), file), await disk.readFile(file, 'latin1'));
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

/** The edition of the build that is live. */
async function readLive(): Promise<string> {
  const version = (await readLiveVersion(outDir())) ?? '';
  return disk.readFile(dist('builds', version, 'server/entry.mjs'), 'utf8');
}

const listLeftovers = async () =>
  (await disk.readdir(dist(), { recursive: true })).filter((name) => name.endsWith('.tmp'));

beforeEach(async () => {
  root = await disk.mkdtemp(path.join(tmpdir(), 'release-'));
  await replace('one');
});
afterEach(() => disk.rm(root, { recursive: true, force: true }));

describe('the rules for hosts', () => {
  it.each([
    ['have not changed', 'one', false],
    ['have changed', 'two', true],
  ])('%s with a build that has those of %s', async (_, rules, expected) => {
    const replaced = await readLiveVersion(outDir());
    const template = page('front template', 'two');
    await addTestBuild(buildsDir(), { entry: 'two', template, hosts: { 'nginx.conf': rules } });
    expect(await release()).toBe(true);
    const build = await findChosenBuild(buildsDir());
    expect(await hasNewRules(build, { replaced, buildsDir: buildsDir() })).toBe(expected);
  });

  it('are new to no host before the first release', async () => {
    const build = await findChosenBuild(buildsDir());
    expect(await hasNewRules(build, { replaced: null, buildsDir: buildsDir() })).toBe(false);
  });
});

describe('a release of a new build', () => {
  it('keeps baked pages, feeds and all assets that they reference', async () => {
    await bake('one');
    const before = await readSite();
    await replace('two');
    const after = await readSite();
    for (const name of ['newsDetail/10/1.html', 'home.html', 'home.html.br', 'feed.xml']) {
      expect(after.get(name), name).toBe(before.get(name));
    }
    expect(after.get('newsDetail.html')).toBe(page('article template', 'two'));
    expect(await readLive()).toBe('two');
    expect(await disk.readFile(dist('hosts/nginx.conf'), 'utf8')).toBe('two');
    expect(listMissingAssets(after)).toEqual([]);
    expect(await listLeftovers()).toEqual([]);
  });

  it('replaces an unbaked front page, and removes its outdated compressed copies', async () => {
    await disk.writeFile(client('home.html.br'), brotliCompressSync(page('home template', 'one')));
    await replace('two');
    const site = await readSite();
    expect(site.get('home.html')).toBe(page('home template', 'two'));
    expect(site.get('index.html')).toBe(page('home template', 'two'));
    expect(site.has('home.html.br')).toBe(false);
  });

  it('removes templates that the build does not have', async () => {
    await replace('two');
    const names = [...(await readSite()).keys()];
    expect(names).toContain('only-two.html');
    expect(names).not.toContain('only-one.html');
  });

  it('removes old replaced assets, unless a page references them', async () => {
    await replace('two');
    await bake('two');
    await replace('three', Date.now() + KEEP_REPLACED_MS + 1000);
    const names = [...(await readSite()).keys()];
    expect(names).not.toContain('_astro/page.one.js');
    expect(names).not.toContain('_astro/core.one.js');
    expect(names).toContain('_astro/page.two.js');
    expect(names).toContain('_astro/core.two.js');
  });

  it('keeps the modification time of unchanged files', async () => {
    const past = new Date(Date.UTC(2020, 0, 1));
    const same = ['favicon.svg', '_astro/fixed.js'];
    for (const name of same) await disk.utimes(client(name), past, past);
    await replace('two');
    for (const name of same) {
      expect((await disk.stat(client(name))).mtimeMs, name).toBe(past.getTime());
    }
  });

  it('keeps the baked front page and the assets of a folder without a record', async () => {
    await bake('one');
    await disk.writeFile(client('index.html'), page('home template', 'one'));
    await disk.rm(dist('client.state'), { recursive: true });
    await replace('two');
    const site = await readSite();
    expect(site.get('home.html')).toBe(page('baked', 'one'));
    expect(site.get('index.html')).toBe(page('home template', 'two'));
    expect(listMissingAssets(site)).toEqual([]);
  });

  it('does not happen with a damaged build', async () => {
    const before = await readSite();
    const { dir } = await add('two');
    await disk.writeFile(path.join(dir, 'client/newsDetail.html'), 'damaged');
    await expect(release()).rejects.toThrow("run 'npm run build' again");
    expect(await readSite()).toEqual(before);
    expect(await readLive()).toBe('one');
  });
});

it('brings the compressed copies of a build, and removes them with the next', async () => {
  const text = page('article template', 'two');
  const copies = { '.br': brotliCompressSync(text), '.gz': gzipSync(text) };
  await addTestBuild(buildsDir(), {
    entry: 'two',
    template: page('home template', 'two'),
    client: {
      'newsDetail.html': text,
      'newsDetail.html.br': copies['.br'],
      'newsDetail.html.gz': copies['.gz'],
    },
  });
  await release();
  const read = (ending: string) => disk.readFile(client(`newsDetail.html${ending}`));
  expect(brotliDecompressSync(await read('.br')).toString()).toBe(text);
  expect(gunzipSync(await read('.gz')).toString()).toBe(text);
  await replace('three');
  expect([...(await readSite()).keys()]).not.toContain('newsDetail.html.br');
});

describe('a release of the build that is live', () => {
  it('changes nothing', async () => {
    await disk.writeFile(client('newsDetail.html'), 'baked in the place of the template');
    const before = await readSite();
    expect(await release(0)).toBe(true);
    expect(await readSite()).toEqual(before);
  });

  it('writes missing files', async () => {
    const before = await readSite();
    await disk.rm(outDir(), { recursive: true });
    await disk.rm(dist('hosts'), { recursive: true });
    await release();
    expect(await readSite()).toEqual(before);
    expect(await disk.readFile(dist('hosts/nginx.conf'), 'utf8')).toBe('one');
  });
});

describe('a release of an earlier build', () => {
  it('brings back its files, and keeps the assets of the later one', async () => {
    const before = await readSite();
    const [one] = await listBuilds(buildsDir());
    await replace('two');
    const later = await readSite();
    await savePin(buildsDir(), one?.version ?? '');
    await release();
    const back = await readSite();
    for (const [name, text] of before) expect(back.get(name), name).toBe(text);
    expect(back.has('only-two.html')).toBe(false);
    expect(back.has('_astro/page.two.js')).toBe(true);
    expect(await readLive()).toBe('one');
    await savePin(buildsDir(), null);
    await release();
    expect(await readSite()).toEqual(later);
  });

  it('does not happen when the pinned build is not there', async () => {
    await savePin(buildsDir(), '0123456789abcdef');
    await expect(release()).rejects.toThrow('0123456789abcdef');
    expect(await readLive()).toBe('one');
  });
});

describe('choosing a build', () => {
  const choose = (name: string) => chooseBuild(buildsDir(), name);

  it('pins one by the beginning of its version, until the newest is chosen', async () => {
    const [one] = await listBuilds(buildsDir());
    await add('two');
    expect(await choose(one?.version.slice(0, 6) ?? '')).toMatchObject({ ok: true });
    const three = await add('three');
    expect((await findChosenBuild(buildsDir())).version).toBe(one?.version);
    expect(await choose('newest')).toMatchObject({ ok: true });
    expect((await findChosenBuild(buildsDir())).version).toBe(three.version);
  });

  it('changes nothing for an unknown or unclear name', async () => {
    await add('two');
    const { version } = await findChosenBuild(buildsDir());
    expect(await choose('none')).toEqual({ ok: false, error: 'There is no build none.' });
    expect(await choose('')).toMatchObject({ ok: false });
    expect((await findChosenBuild(buildsDir())).version).toBe(version);
  });
});

describe('builds', () => {
  it('are removed when they are old, many, and neither live nor pinned', async () => {
    const editions = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
    for (const edition of editions.slice(1)) await add(edition);
    const builds = (await listBuilds(buildsDir())).toReversed();
    const now = Date.now() + KEEP_BUILD_MS + 1000;
    await savePin(buildsDir(), builds[0]?.version ?? '');
    await release(undefined, now);
    // The second is neither pinned nor among the five newest.
    const left = builds.filter((_, i) => i !== 1).map(({ version }) => version);
    const folders = (await disk.readdir(buildsDir())).filter((name) => /^[\da-f]{16}$/.test(name));
    expect(folders.sort()).toEqual(left.sort());
  });
});

describe('a killed release', () => {
  const { pid } = process;
  /** The id of a process that has ended: above all that Linux gives. */
  const setPid = (value: number) => Object.defineProperty(process, 'pid', { value });
  afterEach(() => setPid(pid));

  it.each(['a new', 'an earlier'])(
    'of %s build leaves pages with their assets; the next release completes it',
    async (kind) => {
      await bake('one');
      await disk.writeFile(client('index.html'), page('home template', 'one'));
      if (kind === 'an earlier') {
        const [one] = await listBuilds(buildsDir());
        await replace('zero');
        await disk.writeFile(client('newsDetail/10/1.html'), page('baked', 'zero'));
        await savePin(buildsDir(), one?.version ?? '');
      } else {
        await add('two');
      }
      const [from, to] = kind === 'an earlier' ? ['zero', 'one'] : ['one', 'two'];
      const before = await readSite();
      const saved = await disk.mkdtemp(path.join(tmpdir(), 'saved-'));
      await disk.cp(dist(), saved, { recursive: true });
      let isComplete = false;
      for (let changes = 0; !isComplete; changes++) {
        await disk.rm(dist(), { recursive: true });
        await disk.cp(saved, dist(), { recursive: true });
        setPid(2 ** 22 + 1);
        isComplete = await release(changes);
        setPid(pid);

        const site = await readSite();
        const moment = `after ${changes} changes`;
        expect(listMissingAssets(site), moment).toEqual([]);
        for (const [name, text] of before) {
          const isTemplate = /^(newsDetail|only-\w+|index)\.html$/.test(name);
          const allowed = isTemplate ? [text, text.replaceAll(from, to), undefined] : [text];
          expect(allowed, `${name} ${moment}`).toContain(site.get(name));
        }
        for (const name of ['newsDetail.html', 'index.html']) {
          expect(site.has(name), `${name} ${moment}`).toBe(true);
        }
        expect(isComplete ? [to] : [from], moment).toContain(await readLive());

        expect(await release(), moment).toBe(true);
        const repaired = await readSite();
        expect(repaired.get('newsDetail.html'), moment).toBe(page('article template', to));
        expect(repaired.get('index.html'), moment).toBe(page('home template', to));
        expect(repaired.get('home.html'), moment).toBe(page('baked', 'one'));
        expect(repaired.get('newsDetail/10/1.html'), moment).toBe(page('baked', from));
        expect(
          [...repaired.keys()].filter((name) => name.startsWith('only')),
          moment,
        ).toEqual([`only-${to}.html`]);
        expect(listMissingAssets(repaired), moment).toEqual([]);
        expect(await listLeftovers(), moment).toEqual([]);
      }
      await disk.rm(saved, { recursive: true });
    },
  );
});
