import { afterAll, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/api/client.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import type { ListPart, ListSource } from '../../../src/api/listSource.ts';
import { fail, ok } from '../../../src/model/result.ts';
import { DEFAULT_SITE_CONFIG } from '../../../src/model/site/normaliseSite.ts';
import { createListPage } from '../../../src/state/listPage.ts';
import { testSettings } from '../api/settings.ts';

// Files of this project share their modules; these mocks must not affect other files.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../../../src/services/pageClient.ts', () => ({
  getClient: () =>
    createClient({ settings, device: () => 'd', now: () => 0, fetch: () => answered }),
}));

const settings = testSettings();
/** What every request is answered. */
let answered: Promise<Response> = Promise.resolve(new Response('', { status: 404 }));

interface Row {
  readonly id: string;
}
const rows = (ids: string): readonly Row[] => [...ids].map((id) => ({ id }));
const part = (ids: string, hasMore = true): ListPart<Row> => ({ items: rows(ids), hasMore });

/** Pages by their number; '!' is a page that fails, '-' one that does not exist. */
function sourceOf(pages: readonly (ListPart<Row> | '!' | '-')[]) {
  const asked: { page: number; lastId: string }[] = [];
  const answer = (page: number) => {
    const found = pages[page] ?? '-';
    if (found === '!') return fail({ kind: 'timeout', message: '', call: 'x' } as const);
    if (found === '-') return fail({ kind: 'empty', message: '', call: 'x' } as const);
    return ok(found);
  };
  const source: ListSource<Row, string> = {
    async loadFirst() {
      const first = answer(0);
      return first.ok ? ok({ head: 'head', ...first.value }) : first;
    },
    async next(_, { page, lastId }) {
      asked.push({ page, lastId });
      return answer(page);
    },
  };
  return { source, asked };
}

async function openList(pages: Parameters<typeof sourceOf>[0]) {
  const list = createListPage<Row, string>();
  const { source, asked } = sourceOf(pages);
  await list.load(settings, source);
  const read = () => {
    const state = list.$list.get();
    if (state.state !== 'ready') return state.state;
    return `${state.items.map(({ id }) => id).join('')} ${state.hasMore ? state.more : 'end'}`;
  };
  return { list, asked, read };
}

describe('createListPage', () => {
  it.each<[string, Parameters<typeof sourceOf>[0], string]>([
    ['shows its first page', [part('ab')], 'ab waiting'],
    ['shows each row once', [part('aba', false)], 'ab end'],
    ['shows no rows for an empty first page', [part('', false)], ' end'],
    ['is empty if the list does not exist', ['-'], 'empty'],
    ['is failed if the first page fails', ['!'], 'failed'],
  ])('%s', async (_, pages, expected) => {
    expect((await openList(pages)).read()).toBe(expected);
  });

  it.each<[string, Parameters<typeof sourceOf>[0], string]>([
    ['appends the next page', [part('ab'), part('cd')], 'abcd waiting'],
    ['appends only new rows', [part('ab'), part('bc')], 'abc waiting'],
    ['appends the last page and ends', [part('ab'), part('c', false)], 'abc end'],
    ['ends after an empty page', [part('ab'), part('', false)], 'ab end'],
    ['ends if the next page does not exist', [part('ab'), '-'], 'ab end'],
    ['skips a page of duplicates', [part('ab'), part('ab'), part('c')], 'abc waiting'],
    ['is failed if the next page fails', [part('ab'), '!'], 'ab failed'],
  ])('%s', async (_, pages, expected) => {
    const { list, read } = await openList(pages);
    await list.loadNext(settings);
    expect(read()).toBe(expected);
  });

  it('ends after five requests if the server repeats the same page', async () => {
    const { list, asked, read } = await openList(Array.from({ length: 90 }, () => part('ab')));
    await list.loadNext(settings);
    expect(read()).toBe('ab end');
    expect(asked).toHaveLength(5);
  });

  it('requests one page at a time with its number and the last row’s id', async () => {
    const { list, asked, read } = await openList([part('ab'), part('cd'), part('ef')]);
    await Promise.all([list.loadNext(settings), list.loadNext(settings)]);
    expect(read()).toBe('abcd waiting');
    await list.loadNext(settings);
    expect(asked).toEqual([
      { page: 1, lastId: 'b' },
      { page: 2, lastId: 'd' },
    ]);
  });

  it('retries a failed page', async () => {
    const pages: Parameters<typeof sourceOf>[0][number][] = [part('ab'), '!'];
    const { list, read } = await openList(pages);
    await list.loadNext(settings);
    pages[1] = part('cd', false);
    await list.loadNext(settings);
    expect(read()).toBe('abcd end');
    await list.loadNext(settings);
    expect(read()).toBe('abcd end');
  });

  it('ignores the response for a previous list', async () => {
    const { list, read } = await openList([part('ab'), part('cd')]);
    const late = list.loadNext(settings);
    await list.load(settings, sourceOf([part('xy', false)]).source);
    await late;
    expect(read()).toBe('xy end');
  });

  it('cancels the calls of a list together when another takes its place', async () => {
    answered = new Promise(() => {});
    const list = createListPage<Row, string>();
    const messages: string[] = [];
    void list.load(settings, {
      ...sourceOf([]).source,
      config: DEFAULT_SITE_CONFIG,
      async loadFirst(client) {
        const paths = ['/base_url/getColumn', '/base_url/getArticles'] as const;
        const [answer] = await Promise.all(
          paths.map(async (path) => {
            const sent = await client.send({ path });
            if (!sent.ok) messages.push(sent.error.message);
            return sent;
          }),
        );
        return answer?.ok ? ok({ head: '', ...part('') }) : fail(answer?.error as ApiError);
      },
    });
    const config = DEFAULT_SITE_CONFIG;
    await list.load(settings, { ...sourceOf([part('xy', false)]).source, config });
    await expect
      .poll(() => messages)
      .toEqual(['batch terminate request', 'batch terminate request']);
    expect(list.$list.get()).toMatchObject({ state: 'ready', items: rows('xy') });
  });

  it('continues after prerendered rows', async () => {
    const list = createListPage<Row, string>();
    const { source } = sourceOf([part('ab'), part('bc', false)]);
    list.adopt(source, { head: 'head', config: {} as never, ...part('ab') });
    await list.loadNext(settings);
    const state = list.$list.get();
    expect(state.state === 'ready' && state.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
