import { describe, expect, it } from 'vitest';
import { shiftFutureDates } from '../../scripts/sample/shiftDates.ts';
import { runOrigin, type Wire } from './originClient.ts';

/** Live broadcasts: their pages of reports, and what changes while they run. */

const PREVIEW = { fileId: 404, linkId: 801 };
const ON_AIR = { fileId: 405, linkId: 802 };
const ENDED = { fileId: 406, linkId: 803 };

const origin = runOrigin();

interface View {
  readonly main: Wire;
  readonly list: readonly Wire[];
  readonly currentStatus: number;
}

const view = async (linkId: number, page = 0, lastFileId = ''): Promise<View> =>
  (await origin.get('liveView', { id: linkId, page, lastFileId })).data as unknown as View;

const idsOf = (list: readonly Wire[]): string[] => list.map((report) => String(report.fileId));

const linesOf = (main: Wire): readonly Wire[] =>
  (main.config as { readonly videos: readonly Wire[] }).videos;

describe('liveView', () => {
  it('answers the broadcast with the first page only', async () => {
    const { main, currentStatus } = await view(ENDED.linkId);
    expect(main).toMatchObject({ fileId: '406', linkID: ENDED.linkId, liveStatus: 2 });
    expect(currentStatus).toBe(2);
    expect((await view(ENDED.linkId, 1)).main).toEqual({});
  });

  it('has reports in pages of twenty, without duplicates', async () => {
    const pages = [];
    let last = '';
    for (let page = 0; page < 4; page += 1) {
      const { list } = await view(ENDED.linkId, page, last);
      pages.push(idsOf(list));
      last = idsOf(list).at(-1) ?? last;
    }
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5, 0]);
    expect(new Set(pages.flat()).size).toBe(45);
  });

  it('puts a pinned report first, then the newest', async () => {
    const { list } = await view(ENDED.linkId);
    expect(list.map(({ isTop }) => isTop)).toEqual([1, ...Array(19).fill(0)]);
    const times = list.slice(1).map(({ publishtime }) => String(publishtime));
    expect(times).toEqual([...times].sort().reverse());
    expect(list.some(({ attachments }) => (attachments as { pics: [] }).pics.length > 0)).toBe(
      true,
    );
  });

  it('continues after the last shown report when new reports were added', async () => {
    const before = await view(ENDED.linkId);
    await origin.control('push', { type: 'live_reporting', id: '406', content: '新的一条' });
    const next = await view(ENDED.linkId, 1, idsOf(before.list).at(-1));
    expect(idsOf(before.list)).not.toContain(idsOf(next.list)[0]);
    expect(next.list).toHaveLength(20);
  });

  it('has the stream address of a line on air and the recording of an ended line', async () => {
    const [first, second] = linesOf((await view(ON_AIR.linkId)).main);
    expect(first).toMatchObject({ lineName: '线路一', status: '1', appPlaybackUrl: '' });
    // No stream runs in this test: the recorded sample replaces it.
    expect(String(first?.webLiveUrl)).toContain('/media/hls/sky-ts/index.m3u8');
    expect(String(second?.appLiveUrl)).toContain('/media/hls/sky-ts/index.m3u8');
    const [ended] = linesOf((await view(ENDED.linkId)).main);
    expect(ended).toMatchObject({ status: '2', appLiveUrl: '', webLiveUrl: '' });
    expect(String(ended?.appPlaybackUrl)).toContain('/media/file/rail.mp4');
    const [lost] = linesOf((await view(804)).main);
    expect(lost).toMatchObject({ status: '2', appPlaybackUrl: '', playbackUrls: [] });
  });

  it('answers -1 for an unknown broadcast', async () => {
    const { status, data } = await origin.get('liveView', { id: 999_999 });
    expect([status, data]).toEqual([-1, {}]);
  });
});

describe('a status that the control call sets', () => {
  it('changes broadcast, article and list, and survives a restart', async () => {
    const version = Number((await readItem()).version);
    await origin.control('push', { type: 'live_status', id: '404', liveStatus: 1 });
    await origin.restart();
    const { main, currentStatus } = await view(PREVIEW.linkId);
    expect([main.liveStatus, currentStatus]).toEqual([1, 1]);
    const article = await origin.get('getArticleContent', { articleId: PREVIEW.fileId });
    expect(article.data.liveStatus).toBe(1);
    const item = await readItem();
    expect(item.liveStatus).toBe(1);
    // Publishers see that the article has changed.
    expect(Number(item.version)).toBeGreaterThan(version);
  });

  async function readItem(): Promise<Wire> {
    const { data } = await origin.get('getLiveArticles', { columnId: 21 });
    const list = data.list as readonly Wire[];
    return list.find(({ fileId }) => fileId === PREVIEW.fileId) ?? {};
  }
});

describe('a new report', () => {
  it('is listed first and survives a restart', async () => {
    const sent = { type: 'live_reporting', id: '405', content: '流星', pictures: ['night-1'] };
    await origin.control('push', sent);
    await origin.restart();
    const { list } = await view(ON_AIR.linkId);
    expect(list).toHaveLength(9);
    // One is pinned.
    expect(list[1]).toMatchObject({
      content: '流星',
      attachments: { pics: [`${origin.state.url}/media/pic/night-1.jpg`], videos: [] },
    });
  });
});

describe('lists of broadcasts', () => {
  it.each(['getLiveComing', 'liveComing'])(
    '%s lists announced broadcasts, soonest first',
    async (call) => {
      const list = (await origin.get(call, {})).data.list as readonly Wire[];
      expect(list.map(({ fileId }) => fileId)).toEqual(['404', '434']);
      expect(list[0]).toMatchObject({
        linkID: 801,
        startTime: `${shiftFutureDates('2026-11-22 07:00')}:00.0`,
      });
      await origin.control('push', { type: 'live_status', id: '404', liveStatus: 1 });
      const later = (await origin.get(call, {})).data.list as readonly Wire[];
      expect(later.map(({ fileId }) => fileId)).toEqual(['434']);
    },
  );

  it('getLiveArticles has pages of twenty', async () => {
    for (let id = 9500; id < 9520; id += 1) {
      const live = { linkId: id, status: 1, startsAt: '2026-11-01 08:00' };
      const article = { id, column: 21, kind: 'live', at: '2026-11-01 08:00', title: '直播', live };
      await origin.control('article', article);
    }
    const pages = await Promise.all(
      [0, 1, 2].map(async (page) => {
        const { data } = await origin.get('getLiveArticles', { columnId: 21, page });
        return (data.list as readonly Wire[]).map(({ fileId }) => fileId);
      }),
    );
    expect(pages.map((page) => page.length)).toEqual([20, 7, 0]);
    expect(new Set(pages.flat()).size).toBe(27);
  });

  it('getLiveCount counts clicks', async () => {
    const ask = async () => (await origin.get('getLiveCount', { id: 802, fileId: 405 })).data;
    const before = await ask();
    await origin.post('postEvents', { id: 405, type: 0, eventType: 3 });
    await origin.post('event', { id: 405, type: 0, eventType: 3 });
    const after = await ask();
    expect(Number(after.countClick)).toBeGreaterThan(Number(before.countClick));
    expect(Number(after.readCount)).toBeLessThanOrEqual(Number(after.countClick));
    expect((await origin.get('getLiveCount', { id: 1, fileId: 345 })).status).toBe(-1);
  });
});
