import { describe, expect, it } from 'vitest';
import { getArticleContent } from '../../src/api/calls/article.ts';
import {
  getLiveArticles,
  getLiveComing,
  getLiveCount,
  liveView,
} from '../../src/api/calls/live.ts';
import { loadLive } from '../../src/api/pages/livePage.ts';
import { mustHave, openReader } from './catalogueReader.ts';
import { runOrigin } from './originClient.ts';

/** The catalogue's rows (wire 4.2): broadcasts. */

const origin = runOrigin();
const LIVE_COLUMN = '21';

describe.each([1, 4] as const)('in deployment %i', (app) => {
  const open = () => openReader(origin, { app });

  it('liveView: the broadcast with its first reports', async () => {
    const { client } = open();
    const { main, reports, hasMore } = mustHave(await liveView(client, { linkId: '803' }));
    expect(main).toMatchObject({ fileId: '406', state: 'replay' });
    expect(main?.startsAt).not.toBeNull();
    expect(main?.lines[0]?.playbackUrls[0]).toMatch(/\/media\/file\/rail\.mp4$/);
    expect(reports).toHaveLength(20);
    expect(reports[0]?.pinned).toBe(true);
    expect(hasMore).toBe(true);
  });

  it('liveView: page by page, each report once, the broadcast with the first alone', async () => {
    const { client } = open();
    const ids: string[] = [];
    for (let page = 0; ; page += 1) {
      const lastFileId = ids[ids.length - 1];
      const view = mustHave(await liveView(client, { linkId: '803', page, lastFileId }));
      ids.push(...view.reports.map(({ id }) => id));
      expect(view.main !== null).toBe(page === 0);
      if (!view.hasMore) break;
    }
    expect(ids).toHaveLength(45);
    expect(new Set(ids).size).toBe(45);
  });

  it('liveView: an unknown broadcast', async () => {
    const answer = await liveView(open().client, { linkId: '999999' });
    expect(answer.ok).toBe(false);
  });

  it('getLiveCount', async () => {
    const counts = mustHave(await getLiveCount(open().client, { linkId: '802', fileId: '405' }));
    expect(counts.clicks).toBeGreaterThan(counts.readers);
    expect(counts.readers).toBeGreaterThan(0);
  });

  it('getLiveComing: soonest first', async () => {
    const coming = mustHave(await getLiveComing(open().client));
    expect(coming.map(({ id, linkId }) => [id, linkId])).toContainEqual(['404', '801']);
    const starts = coming.map(({ startsAt }) => startsAt ?? 0);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  it('getLiveArticles: broadcasts in every state', async () => {
    const call = { columnId: LIVE_COLUMN };
    const { list, hasMore } = mustHave(await getLiveArticles(open().client, call));
    const states = new Set(list.map(({ live }) => live?.state));
    expect(states).toContain('live');
    expect(states).toContain('replay');
    expect(hasMore).toBe(false);
  });
});

describe('loadLive', () => {
  const load = async (id: string, change: object = {}) => {
    const { client } = openReader(origin, { app: 1 });
    const article = mustHave(await getArticleContent(client, { articleId: id }));
    return loadLive(client, { ...article, ...change });
  };

  it.each([
    ['404', 'preview'],
    ['405', 'live'],
    ['406', 'replay'],
    ['410', 'replay'],
  ])('article %s is in state %s', async (id, state) =>
    expect((await load(id))?.main).toMatchObject({ fileId: id, state }),
  );

  it.each([['999999'], ['']])('with linkID %j is read from the article itself', async (linkId) => {
    const view = await load('405', { linkId });
    expect(view?.main).toMatchObject({ fileId: '405', state: 'live' });
    expect(view?.main?.lines.length).toBeGreaterThan(0);
    expect(view?.reports).toEqual([]);
  });

  it('is nothing for an article of another kind', async () => expect(await load('345')).toBeNull());

  it('has the latest state of the broadcast', async () => {
    await origin.control('push', { type: 'live_status', id: '405', liveStatus: 2 });
    expect((await load('405'))?.main?.state).toBe('replay');
  });
});
