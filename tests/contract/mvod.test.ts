import { describe, expect, it } from 'vitest';
import { listShortVideos, loadShortVideo } from '../../scripts/bake/pages/shortVideoKind.ts';
import {
  attach,
  categoryList,
  commonInfo,
  dynamicArticleList,
  getMvodArticle,
  getMvodArticleList,
  shareInfo,
} from '../../src/api/calls/mvod.ts';
import { postVideoEvent } from '../../src/api/calls/videoEvent.ts';
import type { Client } from '../../src/api/client.ts';
import { parseFormChoice } from '../../src/api/forms/parseFormChoice.ts';
import { DEFAULT_SITE_CONFIG } from '../../src/model/site/normaliseSite.ts';
import { mustHave, openReader } from './catalogueReader.ts';
import { PAGES, runOrigin } from './originClient.ts';

/** The catalogue's rows (product 7.17): short video. */

const origin = runOrigin();
const ID = '7001';
const open = (app: 1 | 4 = 1) =>
  openReader(origin, { app, settings: { mvodUrl: `${origin.state.url}/mvod_if` } });
const countsOf = async (client: Client) =>
  mustHave(await dynamicArticleList(client, { ids: [ID] })).get(ID);

describe('reads', () => {
  it('getMvodArticle: a video with four related ones', async () => {
    const { client, sent } = open();
    const { video, related } = mustHave(await getMvodArticle(client, { id: ID }));
    expect(video).toMatchObject({ id: ID, vertical: true, width: 360, height: 640 });
    expect(video.url).toMatch(/\/media\/file\/.*\.mp4$/);
    expect(video.durationS).toBeGreaterThan(4);
    expect(video.publishedAt).not.toBeNull();
    expect(related).toHaveLength(4);
    expect(related.map(({ id }) => id)).not.toContain(ID);
    expect(sent('getMvodArticle').line).toBe('GET /mvod_if/articleApp/getMvodArticle');
  });

  it('getMvodArticle: an unknown video is empty', async () => {
    const answer = await getMvodArticle(open().client, { id: '1' });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'empty' } });
  });

  it('in an encrypted deployment nothing is encrypted', async () => {
    const { client, sent } = open(4);
    expect(mustHave(await getMvodArticle(client, { id: ID })).video.id).toBe(ID);
    expect(sent('getMvodArticle').params).toMatchObject({ id: ID });
    expect(sent('getMvodArticle').params).not.toHaveProperty('data');
  });

  it.each([
    ['GET getMvodArticleList', ''],
    ['POST articleList', 'getMvodArticleList=POST:articleApp/articleList'],
  ])('%s: page by page, each video once', async (name, choice) => {
    const callForms = choice ? parseFormChoice(`articleApp/${choice}`) : null;
    const { client, sent } = openReader(origin, callForms ? { settings: { callForms } } : {});
    const ids: string[] = [];
    for (let page = 1; ; page += 1) {
      const { list, hasMore } = mustHave(
        await getMvodArticleList(client, { categoryId: '1', page }),
      );
      ids.push(...list.map(({ id }) => id));
      expect(list.length).toBeLessThanOrEqual(4);
      if (!hasMore) break;
    }
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
    const [method, path = ''] = name.split(' ');
    expect(sent(path)).toMatchObject({
      line: `${method} /mvod_if/articleApp/${path}`,
      params: { categoryId: '1', nodeCode: 'pub', clientType: '1', size: '4' },
    });
  });

  it('categoryList', async () =>
    expect(mustHave(await categoryList(open().client)).map(({ name }) => name)).toContain('山水'));

  it('attach: the video and its cover', async () => {
    const list = mustHave(await attach(open().client, { id: ID }));
    expect(list.map(({ kind }) => kind)).toEqual(['video', 'image']);
  });

  it('attach: the file of a video that is sent without an address', async () => {
    const settings = { mvodUrl: `${origin.state.url}/mvod_if` };
    const answer = (call: string) =>
      call === 'getMvodArticle' ? Response.json({ id: ID, title: '江' }) : null;
    const { client, lines } = openReader(origin, { settings, answer });
    const { video } = mustHave(await getMvodArticle(client, { id: ID }));
    const { url, cover, durationS } = mustHave(
      await getMvodArticle(open().client, { id: ID }),
    ).video;
    expect(video).toMatchObject({ title: '江', url, cover, durationS });
    expect(lines().at(-1)).toBe('GET /mvod_if/articleApp/attach');
  });

  it('attach is not requested for a video with an address', async () => {
    const { client, lines } = open();
    mustHave(await getMvodArticle(client, { id: ID }));
    expect(lines()).toEqual(['GET /mvod_if/articleApp/getMvodArticle']);
  });

  it('commonInfo: the app', async () => {
    const app = mustHave(await commonInfo(open().client));
    expect(app.name).not.toBe('');
    expect(app.downloadUrl).toBe(`${PAGES}/downloadClient.html`);
  });

  it('shareInfo: the texts of a share', async () => {
    const { client } = open();
    const { video } = mustHave(await getMvodArticle(client, { id: ID }));
    const share = mustHave(await shareInfo(client, { id: ID }));
    expect(share).toMatchObject({ title: video.title, image: video.cover });
    expect(share.description.length).toBeLessThanOrEqual(100);
  });
});

describe('POST event', () => {
  it.each([
    ['view', 'clicks', '1'],
    ['share', 'shares', '3'],
  ] as const)('%s is counted', async (event, count, type) => {
    const { client, sent } = open();
    const before = await countsOf(client);
    expect(mustHave(await postVideoEvent(client, { id: ID, event }))).toBe('done');
    expect((await countsOf(client))?.[count]).toBe((before?.[count] ?? 0) + 1);
    expect(sent('event').params).toMatchObject({ id: ID, type });
  });

  it('counts a like once per device, and removes it', async () => {
    const { client } = open();
    const before = (await countsOf(client))?.praises ?? 0;
    const praise = (key: string, cancel = false) =>
      postVideoEvent(client, { id: ID, event: 'praise', cancel, idempotencyKey: key });
    expect(mustHave(await praise('a'))).toBe('done');
    // The same write again, as the outbox sends it, and another one.
    expect(mustHave(await praise('a'))).toBe('done');
    expect(mustHave(await praise('b'))).toBe('already');
    expect((await countsOf(client))?.praises).toBe(before + 1);
    expect(mustHave(await praise('c', true))).toBe('done');
    expect((await countsOf(client))?.praises).toBe(before);
  });
});

describe('the pages of all short videos', () => {
  it('are listed by category and loaded one by one', async () => {
    const { client } = open();
    const { videos, failures } = await listShortVideos({ client });
    expect(failures).toEqual([]);
    expect(videos?.size).toBeGreaterThanOrEqual(12);
    const data = mustHave(await loadShortVideo(client, DEFAULT_SITE_CONFIG, ID));
    expect(data.page.video.id).toBe(ID);
    expect(data.around.app?.name).not.toBe('');
    expect(data.around.share?.title).toBe(data.page.video.title);
    expect(await loadShortVideo(client, DEFAULT_SITE_CONFIG, '1')).toMatchObject({
      ok: false,
      error: { kind: 'empty' },
    });
  });
});
