import { describe, expect, it } from 'vitest';
import { callOf, content, type Interfere, row, testSite } from '../unit/bake/site.ts';
import { bakeRuns, TEMPLATE } from './bakeRuns.ts';

const runs = bakeRuns();
const { articles, pages, read, run } = runs;

/** Returns a site with `count` articles in column 10. */
function largeSite(count: number) {
  const ids = Array.from({ length: count }, (_, i) => i + 100);
  const site = testSite();
  site.lists = { 10: ids.map((id) => row(id, 10)) };
  site.contents = Object.fromEntries(ids.map((id) => [id, content(id, 10)]));
  return site;
}

/** Returns the code with which a run permits what it has held. */
const codeIn = (stderr: string) => /--allow-removals (\S+),/.exec(stderr)?.[1];

const itemsIn = (feed: string) => feed.match(/<item>/g)?.length ?? 0;
const addressesIn = (sitemap: string) => sitemap.match(/<loc>/g)?.length ?? 0;

/** Answers every call but getConfig and getColumns with an empty object. */
const emptyObjects: Interfere = ({ url }, response) => {
  if (['getConfig', 'getColumns'].includes(callOf(url.pathname))) return false;
  response.end('{"status":0,"message":"success","data":{}}');
  return true;
};

describe('isRel', () => {
  it('keeps the pages of rows that get isRel 0, with --all and --since', async () => {
    const site = largeSite(30);
    await run('--all', site);
    const before = await articles();
    site.lists = { 10: (site.lists[10] ?? []).map((item) => ({ ...item, isRel: 0 })) };
    for (const args of ['--since 2026-01-01', '--all']) {
      const { code, stdout } = await run(args, site);
      expect(code, args).toBe(0);
      expect(stdout, args).toContain('removed 0');
      expect(await articles(), args).toEqual(before);
      expect(itemsIn(await read('feed.xml')), args).toBe(30);
      expect(itemsIn(await read('columnDetail/10.xml')), args).toBe(30);
      expect(addressesIn(await read('sitemap.xml')), args).toBeGreaterThan(30);
    }
  });

  it('bakes articles for the first time although every row has isRel 0', async () => {
    const site = largeSite(3);
    site.lists = { 10: (site.lists[10] ?? []).map((item) => ({ ...item, isRel: '0' })) };
    await run('--all', site);
    expect(await articles()).toHaveLength(3);
    expect(itemsIn(await read('feed.xml'))).toBe(3);
  });
});

it('up to 20 pages are removed in one run, more with permission or by the settings', async () => {
  const site = largeSite(90);
  await run('--all', site);
  /** Deletes the next articles of the site in the CMS. */
  const withdraw = (gone: number) => {
    const rows = site.lists[10] ?? [];
    site.lists = { 10: rows.slice(gone) };
    for (const { fileId } of rows.slice(0, gone)) delete site.contents[String(fileId)];
  };

  withdraw(20);
  const few = await run('--all', site);
  expect(few.code).toBe(0);
  expect(few.stdout).toContain('removed 20');
  expect(await articles()).toHaveLength(70);

  const before = await pages();
  withdraw(21);
  const { code, stderr } = await run('--all', site);
  expect(code).toBe(1);
  expect(await pages()).toEqual(before);
  expect(stderr).toContain('would remove 10/120: not found');
  expect(stderr).toContain('would remove 10/140: not found');
  expect(addressesIn(await read('sitemap.xml'))).toBeGreaterThan(70);
  withdraw(1);
  const another = await run(`--all --allow-removals ${codeIn(stderr)}`, site);
  expect(another.code, 'as one more would be removed').toBe(1);
  expect(await articles()).toHaveLength(70);
  expect((await run(`--all --allow-removals ${codeIn(another.stderr)}`, site)).code).toBe(0);
  expect(await articles()).toHaveLength(48);

  withdraw(21);
  const removalLimits = { percent: 50, pages: 20 };
  expect((await run('--all', site, undefined, { removalLimits })).code).toBe(0);
  expect(await articles()).toHaveLength(27);
});

describe('a content server that answers nothing', () => {
  it('removes no page when every list is empty and every article {}', async () => {
    const site = largeSite(30);
    await run('--all', site);
    const before = await pages();
    const texts = await Promise.all(before.map(read));
    const { code, stderr } = await run('--all', site, emptyObjects);
    expect(code).toBe(1);
    expect(await pages()).toEqual(before);
    expect(await Promise.all(before.map(read))).toEqual(texts);
    expect(stderr).toContain('would empty home');
    expect(stderr).toContain('would empty columnDetail/10');
    expect(stderr).toMatch(/None of this was removed or emptied/);
  });

  it('keeps the front page when there are no columns', async () => {
    const site = largeSite(30);
    await run('--all', site);
    const before = await read('home.html');
    for (const args of ['--all', '--since 2026-01-01', '--article 10/101']) {
      const { code, stderr } = await run(args, { ...site, columns: {} });
      expect(code, args).toBe(1);
      expect(stderr, args).toContain('would empty home');
      expect(await read('home.html'), args).toBe(before);
      expect(itemsIn(await read('feed.xml')), args).toBe(30);
      expect(await articles(), args).toHaveLength(30);
    }
  });

  it('keeps a column whose list is suddenly empty, and reports how to permit it', async () => {
    const site = testSite();
    await run('--all', site);
    const before = await read('columnDetail/11.html');
    site.lists = { ...site.lists, 11: [] };
    const held = await run('--all', site);
    expect(held.code).toBe(1);
    expect(held.stderr).toContain('would empty columnDetail/11');
    expect(await read('columnDetail/11.html')).toBe(before);
    expect(itemsIn(await read('columnDetail/11.xml'))).toBe(1);

    const allowed = await run(`--all --allow-removals ${codeIn(held.stderr)}`, site);
    expect(allowed.code).toBe(0);
    expect(await read('columnDetail/11.html')).not.toBe(before);
    expect(itemsIn(await read('columnDetail/11.xml'))).toBe(0);
    // An empty column that was empty before needs no permission.
    expect((await run('--all', site)).code).toBe(0);
  });

  it('keeps an article page that is in no list in the sitemap', async () => {
    const site = testSite();
    await run('--all', site);
    site.lists = { ...site.lists, 10: [row(1, 10)] };
    expect((await run('--all', site)).code).toBe(0);
    expect(await read('sitemap.xml')).toContain('newsDetail/10/2.html');
  });

  it('restores the template of the front page with permission', async () => {
    const site = testSite();
    await run('--all --compress', site);
    const empty = { ...site, columns: {} };
    const { stderr } = await run('--all', empty);
    const { stdout } = await run(`--all --allow-removals ${codeIn(stderr)}`, empty);
    expect(stdout).toContain('removed home: the site has no column');
    expect([await read('home.html'), await read('index.html')]).toEqual([TEMPLATE, TEMPLATE]);
    expect(await pages()).not.toContain('feed.xml');
    expect(await pages()).not.toContain('home.html.br');
  });
});
