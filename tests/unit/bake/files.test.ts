import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBakedPages, pageFile, removePage, writePage } from '../../../scripts/bake/files.ts';

const REF = { columnId: '10', id: '1' };
const PLAIN = { compress: false };
const COMPRESS = { compress: true };

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'bake-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const read = (ending = '') => readFile(pageFile(dir, REF) + ending);
const names = async () => (await readdir(path.join(dir, 'newsDetail', '10'))).sort();

describe('the file of a page', () => {
  it('is the share link without its base', () => {
    expect(pageFile('/out', REF)).toBe(path.join('/out', 'newsDetail', '10', '1.html'));
  });

  it.each(['..', '.', '', 'a/b', 'a\\b', 'a.b', 'a\0b', '%2e%2e', '新闻', 'x'.repeat(65)])(
    'refuses the id %j',
    async (id) => {
      expect(() => pageFile(dir, { columnId: '10', id })).toThrow('an id');
      expect(() => pageFile(dir, { columnId: id, id: '1' })).toThrow('an id');
      await expect(writePage(dir, { columnId: id, id: '1' }, 'x', PLAIN)).rejects.toThrow('an id');
      expect(await readdir(dir)).toEqual([]);
    },
  );
});

describe('writing a page', () => {
  it('makes its folder, and leaves nothing beside it', async () => {
    expect(await writePage(dir, REF, '<p>一</p>', PLAIN)).toBe('written');
    expect((await read()).toString()).toBe('<p>一</p>');
    expect(await names()).toEqual(['1.html']);
  });

  it('does not touch a file that holds the same bytes', async () => {
    await writePage(dir, REF, 'same', PLAIN);
    const past = new Date(Date.UTC(2020, 0, 1));
    await utimes(pageFile(dir, REF), past, past);
    expect(await writePage(dir, REF, 'same', PLAIN)).toBe('unchanged');
    expect((await stat(pageFile(dir, REF))).mtimeMs).toBe(past.getTime());
  });

  it('is never seen half done, by whoever reads while others write', async () => {
    const version = (letter: string) => letter.repeat(300_000);
    await writePage(dir, REF, version('a'), PLAIN);
    const seen = new Set<string>();
    let writing = true;
    const reading = (async () => {
      while (writing) {
        const text = (await read()).toString();
        seen.add(`${text.length} ${[...new Set(text)].join('')}`);
      }
    })();
    for (let i = 0; i < 20; i++) {
      await Promise.all(['b', 'c'].map((letter) => writePage(dir, REF, version(letter), PLAIN)));
    }
    writing = false;
    await reading;
    for (const text of seen) expect(text).toMatch(/^300000 [abc]$/);
    expect(await names()).toEqual(['1.html']);
  });

  it('leaves the last page and no remains when it fails', async () => {
    await writePage(dir, REF, 'good', COMPRESS);
    const copy = `${pageFile(dir, REF)}.gz`;
    await rm(copy);
    // A folder where a copy should go: the renames break off in the middle.
    await mkdir(path.join(copy, 'in the way'), { recursive: true });
    await expect(writePage(dir, REF, 'new', COMPRESS)).rejects.toThrow();
    expect((await names()).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(['good', 'new']).toContain((await read()).toString());
  });

  it('writes compressed copies of the same page', async () => {
    await writePage(dir, REF, '<p>一</p>', COMPRESS);
    expect(await names()).toEqual(['1.html', '1.html.br', '1.html.gz']);
    expect(brotliDecompressSync(await read('.br')).toString()).toBe('<p>一</p>');
    expect(gunzipSync(await read('.gz')).toString()).toBe('<p>一</p>');
  });

  it('adds the copies to a page that has none, without writing the page', async () => {
    await writePage(dir, REF, 'same', PLAIN);
    expect(await writePage(dir, REF, 'same', COMPRESS)).toBe('unchanged');
    expect(await names()).toEqual(['1.html', '1.html.br', '1.html.gz']);
  });

  it('takes copies away that would be older than their page', async () => {
    await writePage(dir, REF, 'old', COMPRESS);
    await writePage(dir, REF, 'new', PLAIN);
    expect(await names()).toEqual(['1.html']);
  });
});

describe('removing a page', () => {
  it('takes its copies along and tells whether there was one', async () => {
    await writePage(dir, REF, 'x', COMPRESS);
    expect(await removePage(dir, REF)).toBe(true);
    expect(await names()).toEqual([]);
    expect(await removePage(dir, REF)).toBe(false);
  });
});

describe('finding the pages that stand', () => {
  it('is empty without a folder', async () => {
    expect(await findBakedPages(path.join(dir, 'nothing'))).toEqual(new Map());
  });

  it('knows pages only: no templates, other files, links or strange names', async () => {
    await writePage(dir, REF, 'x', COMPRESS);
    await writePage(dir, { columnId: '11', id: '1' }, 'x', PLAIN);
    const root = path.join(dir, 'newsDetail');
    await writeFile(path.join(dir, 'newsDetail.html'), '');
    await writeFile(path.join(root, '7.html'), '');
    await writeFile(path.join(root, '10', 'no id.html'), '');
    await mkdir(path.join(root, '10', '8.html'));
    await mkdir(path.join(root, 'no.column'));
    await symlink(path.join(root, '10'), path.join(root, '12'));
    expect([...(await findBakedPages(dir)).keys()].sort()).toEqual(['10/1', '11/1']);
  });

  it('knows the pages of every screen by their paths', async () => {
    const refs = [
      { columnId: '10', id: '1' },
      { route: 'imageDetail', columnId: '10', id: '1' },
      { route: 'liveDetail', columnId: '77', id: '1' },
      { route: 'liveDetail', columnId: '', id: '2' },
      { route: 'onlineStudy', columnId: '', id: '1' },
      { route: 'specDetail', columnId: '90', id: '4' },
      { route: 'columnDetail', columnId: '', id: '12' },
      { route: 'hotPointTimeAxis', columnId: '', id: '95' },
      { route: 'paperSharePage', time: '2026-11-20', columnId: '', id: '' },
      { route: 'paperSharePage', time: '2026-11-20', columnId: '1', id: '' },
      { route: 'paperSharePage', time: '2026-11-20', columnId: '1', id: '101' },
    ] as const;
    for (const ref of refs) await writePage(dir, ref, 'x', PLAIN);
    const found = await findBakedPages(dir);
    expect([...found.values()]).toEqual(expect.arrayContaining([...refs]));
    expect([...found.keys()].sort()).toEqual([
      '10/1',
      'columnDetail/12',
      'imageDetail/10/1',
      'liveDetail/2',
      'liveDetail/77/1',
      'onlineStudy/1',
      'paperSharePage/2026-11-20',
      'paperSharePage/2026-11-20/1',
      'paperSharePage/2026-11-20/1/101',
      'specDetail/90/4',
      'timeline/95',
    ]);
  });

  it.each([
    ['the folder of an article', path.join('newsDetail', '10')],
    ['the folder of the feeds and the front page', ''],
  ])('clears temporary files of runs that have ended, not of this one: %s', async (_, folder) => {
    await writePage(dir, REF, 'x', PLAIN);
    const inside = path.join(dir, folder);
    const before = await readdir(inside);
    const ownName = `.feed.xml.${process.pid}-0-3.tmp`;
    await writeFile(path.join(inside, ownName), '');
    await writeFile(path.join(inside, `.home.html.br.${2 ** 22 + 1}-0-3.tmp`), '');
    await findBakedPages(dir);
    expect((await readdir(inside)).sort()).toEqual([ownName, ...before].sort());
  });
});
