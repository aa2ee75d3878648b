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
import { deletePage, findBakedPages, writePage } from '../../../scripts/bake/pageFiles.ts';
import { type PageRef, pageFile } from '../../../scripts/bake/pageRef.ts';

const news = (columnId: string, id: string): PageRef => ({
  route: 'newsDetail',
  params: { columnId, id },
});
const REF = news('10', '1');
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
  it('has the path of the share link below the base', () => {
    expect(pageFile('/out', REF)).toBe(path.join('/out', 'newsDetail', '10', '1.html'));
  });

  it.each(['..', '.', '', 'a/b', 'a\\b', 'a.b', 'a\0b', '%2e%2e', '新闻', 'x'.repeat(65)])(
    'refuses the id %j',
    async (id) => {
      for (const ref of [news('10', id), news(id, '1')]) {
        await expect(writePage(dir, ref, 'x', PLAIN)).rejects.toThrow('an id');
        await expect(deletePage(dir, ref)).rejects.toThrow('an id');
        if (id !== '') expect(() => pageFile(dir, ref)).toThrow('an id');
      }
      expect(await readdir(dir)).toEqual([]);
    },
  );

  it('is never the template of a route whose pages have an id', async () => {
    const template = path.join(dir, 'newsDetail.html');
    await writeFile(template, 'the template');
    const ref: PageRef = { route: 'newsDetail', params: {} };
    await expect(writePage(dir, ref, 'x', PLAIN)).rejects.toThrow('an id');
    await expect(deletePage(dir, ref)).rejects.toThrow('an id');
    expect(await readFile(template, 'utf8')).toBe('the template');
  });
});

describe('writing a page', () => {
  it('creates its folder and leaves no other file there', async () => {
    expect(await writePage(dir, REF, '<p>一</p>', PLAIN)).toBe('written');
    expect((await read()).toString()).toBe('<p>一</p>');
    expect(await names()).toEqual(['1.html']);
  });

  it('does not write a file that has the same bytes', async () => {
    await writePage(dir, REF, 'same', PLAIN);
    const past = new Date(Date.UTC(2020, 0, 1));
    await utimes(pageFile(dir, REF), past, past);
    expect(await writePage(dir, REF, 'same', PLAIN)).toBe('unchanged');
    expect((await stat(pageFile(dir, REF))).mtimeMs).toBe(past.getTime());
  });

  it('is complete for every reader while two writers replace it', async () => {
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

  it('keeps the last page and leaves no temporary files when it fails', async () => {
    await writePage(dir, REF, 'good', COMPRESS);
    const copy = `${pageFile(dir, REF)}.gz`;
    await rm(copy);
    // A folder in place of a copy makes the renames fail halfway.
    await mkdir(path.join(copy, 'in the way'), { recursive: true });
    await expect(writePage(dir, REF, 'new', COMPRESS)).rejects.toThrow();
    expect((await names()).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(['good', 'new']).toContain((await read()).toString());
  });

  it('writes compressed copies with the same content', async () => {
    await writePage(dir, REF, '<p>一</p>', COMPRESS);
    expect(await names()).toEqual(['1.html', '1.html.br', '1.html.gz']);
    expect(brotliDecompressSync(await read('.br')).toString()).toBe('<p>一</p>');
    expect(gunzipSync(await read('.gz')).toString()).toBe('<p>一</p>');
  });

  it('adds missing copies without writing the page', async () => {
    await writePage(dir, REF, 'same', PLAIN);
    expect(await writePage(dir, REF, 'same', COMPRESS)).toBe('unchanged');
    expect(await names()).toEqual(['1.html', '1.html.br', '1.html.gz']);
  });

  it('deletes copies that would be older than their page', async () => {
    await writePage(dir, REF, 'old', COMPRESS);
    await writePage(dir, REF, 'new', PLAIN);
    expect(await names()).toEqual(['1.html']);
  });
});

describe('deleting a page', () => {
  it('deletes its copies and returns whether there was a page', async () => {
    await writePage(dir, REF, 'x', COMPRESS);
    expect(await deletePage(dir, REF)).toBe(true);
    expect(await names()).toEqual([]);
    expect(await deletePage(dir, REF)).toBe(false);
  });
});

describe('finding the baked pages', () => {
  it('returns none without a folder', async () => {
    expect(await findBakedPages(path.join(dir, 'nothing'))).toEqual(new Map());
  });

  it('returns pages only: no templates, other files, links or invalid names', async () => {
    await writePage(dir, REF, 'x', COMPRESS);
    await writePage(dir, news('11', '1'), 'x', PLAIN);
    const root = path.join(dir, 'newsDetail');
    await writeFile(path.join(dir, 'newsDetail.html'), '');
    await writeFile(path.join(root, '7.html'), '');
    await writeFile(path.join(root, '10', 'no id.html'), '');
    await mkdir(path.join(root, '10', '8.html'));
    await mkdir(path.join(root, 'no.column'));
    await symlink(path.join(root, '10'), path.join(root, '12'));
    expect([...(await findBakedPages(dir)).keys()].sort()).toEqual(['10/1', '11/1']);
  });

  it('returns the pages of every route by their paths', async () => {
    const refs = [
      REF,
      { route: 'imageDetail', params: { columnId: '10', id: '1' } },
      { route: 'liveDetail', params: { linkID: '77', id: '1' } },
      { route: 'liveDetail', params: { id: '2' } },
      { route: 'onlineStudy', params: { id: '1' } },
      { route: 'specDetail', params: { linkID: '90', id: '4' } },
      { route: 'columnDetail', params: { id: '12' } },
      { route: 'hotPointTimeAxis', params: { id: '95' } },
      { route: 'paperSharePage', params: { time: '2026-11-20' } },
      { route: 'paperSharePage', params: { time: '2026-11-20', paperId: '1' } },
      { route: 'paperSharePage', params: { time: '2026-11-20', paperId: '1', layout: '101' } },
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
  ])('deletes temporary files of ended runs, not of this run: %s', async (_, folder) => {
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
