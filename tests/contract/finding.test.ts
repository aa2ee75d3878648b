import { describe, expect, it } from 'vitest';
import { moduleView } from '../../src/api/calls/columns.ts';
import { leader } from '../../src/api/calls/leaders.ts';
import { getSubject, getSubSpecialArticles } from '../../src/api/calls/specials.ts';
import { getCats, getCatXys, getSubCats } from '../../src/api/calls/subscriptions.ts';
import { tagScreenArticles } from '../../src/api/calls/tags.ts';
import { DEFAULT_SITE_CONFIG } from '../../src/model/site/normaliseSite.ts';
import { loadSpecial } from '../../src/screens/specDetail/specDetail.load.ts';
import { mustHave, openReader } from './catalogueReader.ts';
import { runOrigin } from './originClient.ts';

/** The catalogue's rows (product 7.10, 7.14): specials, tags, people, accounts, modules. */

const origin = runOrigin();
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe.each([1, 4] as const)('in deployment %i', (app) => {
  const open = () => openReader(origin, { app }).client;

  it('tagScreenArticles: page by page from 1, each article once', async () => {
    const first = mustHave(await tagScreenArticles(open(), { id: '42', name: '', page: 1 }));
    expect(first.list.every(({ tags }) => tags.some(({ id }) => id === '42'))).toBe(true);
    const ids = [...idsOf(first.list)];
    for (let page = 2, { hasMore } = first; hasMore; page += 1) {
      const next = mustHave(await tagScreenArticles(open(), { id: '42', name: '', page }));
      ids.push(...idsOf(next.list));
      ({ hasMore } = next);
    }
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('tagScreenArticles: by name only', async () => {
    const byId = mustHave(await tagScreenArticles(open(), { id: '42', name: '', page: 1 }));
    const byName = mustHave(await tagScreenArticles(open(), { id: '', name: '临望铁路', page: 1 }));
    expect(idsOf(byName.list)).toEqual(idsOf(byId.list));
  });

  it('getSubSpecialArticles and getSubject', async () => {
    const part = mustHave(await getSubSpecialArticles(open(), { columnId: '90' }));
    expect(part.list.length).toBeGreaterThan(1);
    const head = mustHave(await getSubject(open(), { id: '90' }));
    expect(head).toMatchObject({ name: '临望铁路通车', articleId: '402' });
    expect(head.picture).toMatch(/^http/);
    expect((await getSubject(open(), { id: '999999' })).ok).toBe(false);
  });

  it('leader', async () => {
    const found = mustHave(await leader(open(), { id: '301' }));
    expect(found).toMatchObject({ id: '301' });
    expect(found.name).not.toBe('');
    expect((await leader(open(), { id: '999999' })).ok).toBe(false);
  });

  it('getCats, getSubCats, getCatXys: a category includes accounts of its children', async () => {
    const cats = mustHave(await getCats(open()));
    const [first] = cats;
    const below = mustHave(await getSubCats(open(), { id: first?.id ?? '' }));
    expect(below.length).toBeGreaterThan(1);
    const all = mustHave(await getCatXys(open(), { id: first?.id ?? '' }));
    const some = mustHave(await getCatXys(open(), { id: below[0]?.id ?? '' }));
    expect(idsOf(all.items)).toEqual(expect.arrayContaining(idsOf(some.items)));
    expect(all.items.length).toBeGreaterThan(some.items.length);
  });

  it('moduleView: its name, and an empty list past its end', async () => {
    const module = mustHave(await moduleView(open(), { id: '502' }));
    expect(module).toMatchObject({ kind: 'articles', name: '编辑推荐' });
    const next = mustHave(await moduleView(open(), { id: '502', page: 1 }));
    expect(next.items).toEqual([]);
  });
});

describe('a special', () => {
  const load = (
    address: { linkId: string; id: string },
    answer?: (call: string) => Response | null,
  ) =>
    loadSpecial(openReader(origin, answer ? { answer } : {}).client, address, DEFAULT_SITE_CONFIG);
  const refuse = (wanted: string) => (call: string) =>
    call.startsWith(wanted) ? new Response('{"status":-1,"message":"no","data":{}}') : null;

  it('has its article, its column and its parts', async () => {
    const special = mustHave(await load({ linkId: '90', id: '402' }));
    expect(special.article?.id).toBe('402');
    expect(special.column.id).toBe('90');
    expect(special.parts.map(({ column }) => column.id)).toEqual(
      expect.arrayContaining(['91', '92']),
    );
    expect(special.parts.every(({ failed }) => !failed)).toBe(true);
  });

  it('is found by its article only, which has the column id', async () => {
    const special = mustHave(await load({ linkId: '', id: '402' }));
    expect(special.column.id).toBe('90');
    expect(special.parts.length).toBeGreaterThan(1);
  });

  it('needs no article', async () => {
    const special = mustHave(await load({ linkId: '90', id: '' }));
    expect(special.article).toBeNull();
    expect(special.column.name).toBe('临望铁路通车');
    expect(special.column.topPicture).toMatch(/^http/);
  });

  it('loads when one of its lists fails, and marks that list as failed', async () => {
    let asked = 0;
    const special = mustHave(
      await load({ linkId: '90', id: '402' }, (call) => {
        if (call !== 'getArticles') return null;
        asked += 1;
        return asked === 2 ? new Response('', { status: 502 }) : null;
      }),
    );
    expect(special.parts.filter(({ failed }) => failed)).toHaveLength(1);
  });

  it.each([
    ['has no id', { linkId: '', id: '' }, undefined, 'empty'],
    ['has an unknown article', { linkId: '90', id: '99999999' }, undefined, 'empty'],
    ['cannot be listed', { linkId: '90', id: '402' }, refuse('getArticles'), 'status'],
  ] as const)('that %s is empty', async (_, address, answer, kind) => {
    const loaded = await load(address, answer);
    expect(loaded.ok ? 'ok' : loaded.error.kind).toBe(kind);
  });
});
