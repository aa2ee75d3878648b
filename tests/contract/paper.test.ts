import { describe, expect, it } from 'vitest';
import { getArticleContent } from '../../src/api/calls/article.ts';
import { discuss, discussCount } from '../../src/api/calls/comments.ts';
import {
  getLatestMaePaper,
  getMaePaperDatesByDate,
  getPaperArticles,
  getPaperDates,
  getPaperLayouts,
  getPapers,
} from '../../src/api/calls/paper.ts';
import { parseOwnAreas } from '../../src/model/paper/layoutAreas.ts';
import type { PaperPage } from '../../src/model/paper/normalisePaper.ts';
import {
  listPaperPages,
  loadPaper,
  loadPaperDays,
} from '../../src/screens/paperSharePage/paperSharePage.load.ts';
import { mustHave, openReader } from './catalogueReader.ts';
import { PAGES, runOrigin, type Wire } from './originClient.ts';

/** The newspaper: its rows of the catalogue (wire 4.12), and what its pages are loaded from. */

const origin = runOrigin();

const DAILY = '1';
const EVENING = '2';
const PROOFS = '9';
const TODAY = '2026-11-20';

const open = () => openReader(origin);
const EMPTY = { ok: false, error: { kind: 'empty' } };
const UNKNOWN = { ok: false, error: { kind: 'status', status: -1 } };
/** The answer of an older server to a call that it lacks. */
const notThere = (...calls: readonly string[]) => ({
  answer: (call: string) => (calls.includes(call) ? new Response('404', { status: 404 }) : null),
});

describe('the calls', () => {
  it('getPapers: two papers, without the hidden one', async () => {
    const papers = mustHave(await getPapers(open().client));
    expect(papers.map(({ id, name }) => [id, name])).toEqual([
      [DAILY, '霁川日报'],
      [EVENING, '霁川晚报'],
    ]);
    expect((await fetch(papers[0]?.icon ?? '')).headers.get('content-type')).toBe('image/jpeg');
  });

  it('getLatestMaePaper: of the first newspaper, or of the requested one', async () => {
    const { client, sent } = open();
    const first = mustHave(await getLatestMaePaper(client));
    expect(sent('getLatestMaePaper').params).not.toHaveProperty('id');
    expect(first).toMatchObject({ paper: { id: DAILY }, date: TODAY });
    expect(first.pages).toHaveLength(4);
    const evening = mustHave(await getLatestMaePaper(client, { paperId: EVENING }));
    expect(evening).toMatchObject({ paper: { id: EVENING, name: '霁川晚报' } });
    expect(evening.pages).toHaveLength(2);
    expect(await getLatestMaePaper(client, { paperId: '77' })).toMatchObject(UNKNOWN);
  });

  it('getPaperLayouts: the edition of a day, or the latest one', async () => {
    const { client, sent } = open();
    const edition = mustHave(await getPaperLayouts(client, { paperId: DAILY, date: '2026-11-15' }));
    expect(sent('getPaperLayouts').params).toMatchObject({ id: DAILY, date: '20261115' });
    expect(edition.date).toBe('2026-11-15');
    expect(edition.pages.map(({ name }) => name).slice(0, 2)).toEqual(['01 要闻', '02 综合']);
    expect(edition.pages[0]).toMatchObject({ width: 1000, height: 1420 });
    expect(mustHave(await getPaperLayouts(client, { paperId: DAILY })).date).toBe(TODAY);
    for (const date of ['2026-11-21', '2025-11-20']) {
      expect(await getPaperLayouts(client, { paperId: DAILY, date })).toMatchObject(EMPTY);
    }
    expect(await getPaperLayouts(client, { paperId: '77' })).toMatchObject(UNKNOWN);
  });

  it('getPaperLayouts: leaves out a page without an image', async () => {
    const asked = { paperId: DAILY, date: '2026-11-14' };
    const { pages } = mustHave(await getPaperLayouts(open().client, asked));
    expect(pages.map(({ name }) => name.slice(0, 2))).toEqual(['01', '02', '04']);
  });

  it('getMaePaperDatesByDate: seven days each; the evening paper rests at weekends', async () => {
    const { client, sent } = open();
    const daily = mustHave(
      await getMaePaperDatesByDate(client, { paperId: DAILY, month: '2026-11' }),
    );
    expect(sent('getMaePaperDatesByDate').params).toMatchObject({ id: DAILY, date: '202611' });
    expect(daily).toHaveLength(7);
    expect([daily[0], daily[6]]).toEqual([TODAY, '2026-11-14']);
    const evening = mustHave(
      await getMaePaperDatesByDate(client, { paperId: EVENING, month: '2026-11' }),
    );
    expect(evening).toHaveLength(7);
    expect(evening).not.toContain('2026-11-15');
    expect(
      mustHave(await getMaePaperDatesByDate(client, { paperId: DAILY, month: '2026-10' })),
    ).toEqual([]);
  });

  it('getPaperDates: the newest days, page by page', async () => {
    const { client } = open();
    expect(mustHave(await getPaperDates(client, { paperId: DAILY, count: 2 }))).toEqual([
      TODAY,
      '2026-11-19',
    ]);
    expect(mustHave(await getPaperDates(client, { paperId: DAILY, start: 6 }))).toEqual([
      '2026-11-14',
    ]);
  });

  it('getPaperArticles: in reading order, as an object and as a bare array', async () => {
    const { client } = open();
    const front = mustHave(await getPaperArticles(client, { layoutId: '12001' }));
    expect(front[0]).toMatchObject({ id: '7001', title: '最后一对长轨今晨落槽' });
    expect(front[2]?.id).toBe('7002');
    expect(front).toHaveLength(6);
    const evening = mustHave(await getPaperArticles(client, { layoutId: '22001' }));
    expect(evening.length).toBeGreaterThan(3);
    expect(await getPaperArticles(client, { layoutId: '424242' })).toMatchObject(UNKNOWN);
    const bare = async (id: number) =>
      (await fetch(`${origin.state.url}/app_if/getPaperArticles?id=${id}`)).json();
    expect(await bare(22001)).toBeInstanceOf(Array);
    expect(await bare(12009)).toBeNull();
    expect(await bare(12001)).toMatchObject({ version: 0, articles: expect.any(Array) });
  });
});

describe('pages', () => {
  const boxOf = (points: PaperPage['areas'][number]['points']) => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  };
  /** Grid cells inside an area; areas without a shared cell do not overlap. */
  const cellsOf = ({ points }: PaperPage['areas'][number]): readonly string[] => {
    const cells: string[] = [];
    for (let x = 0.5; x < 100; x += 1) {
      for (let y = 0.5; y < 100; y += 1) if (isInside(points, x, y)) cells.push(`${x},${y}`);
    }
    return cells;
  };
  const isInside = (points: PaperPage['areas'][number]['points'], x: number, y: number) =>
    points.reduce((inside, [x1, y1], index) => {
      const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
      const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
      return crosses ? !inside : inside;
    }, false);

  it('have hotspots inside the image that do not overlap and link to their articles', async () => {
    const { client } = open();
    const editions = [
      { paperId: DAILY, date: TODAY },
      { paperId: DAILY, date: '2026-11-19' },
      { paperId: EVENING, date: TODAY },
    ];
    let polygons = 0;
    for (const asked of editions) {
      const { pages } = mustHave(await getPaperLayouts(client, asked));
      for (const page of pages) {
        const articles = mustHave(await getPaperArticles(client, { layoutId: page.id }));
        const named = page.areas.map(({ articleId }) => articleId);
        expect(named, page.name).toEqual(articles.map(({ id }) => id));
        expect(named.length).toBeGreaterThan(2);
        const cells = page.areas.flatMap(cellsOf);
        expect(new Set(cells).size, `${asked.date} ${page.name}`).toBe(cells.length);
        for (const { points } of page.areas) {
          const [left, top, right, bottom] = boxOf(points);
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
          expect(Math.max(right, bottom)).toBeLessThanOrEqual(100);
          if (points.length > 4) polygons += 1;
        }
        for (const { id, title } of articles) {
          const flags = { digital: true };
          const article = mustHave(await getArticleContent(client, { articleId: id, flags }));
          expect(article.title).toBe(title);
          const own = page.areas.find(({ articleId }) => articleId === id);
          const [area] = parseOwnAreas(article.paper.layout, id);
          // Some mappings are written in whole pixels.
          area?.points.flat().forEach((n, index) => {
            expect(Math.abs(n - (own?.points.flat()[index] ?? Number.NaN))).toBeLessThan(0.1);
          });
        }
      }
    }
    expect(polygons).toBeGreaterThan(1);
  });

  it('have an image, a thumbnail and a PDF', async () => {
    const { pages } = mustHave(await getLatestMaePaper(open().client));
    const bytesOf = async (address = '') => {
      const answer = await fetch(address);
      expect(answer.status, address).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    };
    for (const page of [pages[0], pages[3]]) {
      const picture = await bytesOf(page?.picture);
      const small = await bytesOf(page?.thumbnail);
      expect(small.length).toBeLessThan(picture.length / 4);
      const pdf = await bytesOf(page?.pdf);
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.toString('latin1')).toContain('/Width 1600 /Height 2272');
    }
    const none = await fetch(`${origin.state.url}/media/pic/sheet-12009-page.jpg`);
    expect(none.status).toBe(404);
  });
});

describe('articles of the newspaper', () => {
  const ID = 31_821;

  it('contain the data of their page, in the call for drafts too', async () => {
    const article = (await origin.get('getPaperArticle', { id: 33_062 })).data;
    expect(article).toMatchObject({
      fileId: '33062',
      siteID: '1',
      layout: '03',
      layoutId: '12003',
      publishtime: '2026-11-20 00:00:00.0',
      layoutPicture: { picUrl: `${origin.state.url}/media/pic/sheet-12003-page.jpg` },
      shareUrl: `${PAGES}/newsDetail/23/33062.html?isDigital=true`,
    });
    expect((await origin.get('paperArticlePreview', { id: 33_062 })).data).toEqual(article);
    expect((await origin.get('getArticleContent', { articleId: 33_062 })).data).toBe('empty');
  });

  it('have no ids outside of their pages', async () => {
    for (const id of [29_999, 31_819, 33_020, 33_399, 39_999, 40_000]) {
      expect(await origin.get('getPaperArticle', { id }), String(id)).toMatchObject({
        data: 'empty',
      });
    }
  });

  it('store views, likes, shares and comments like other articles', async () => {
    const counts = async () => (await origin.get('getArticleCounts', { articleId: ID })).data;
    const event = (eventType: number) =>
      origin.get('event', { id: ID, type: 7, eventType, channel: 2 });
    // Events are counted although no call has read the article before.
    expect((await event(3)).data).toEqual({ value: 'true' });
    const before = await counts();
    for (const type of [1, 2, 3]) expect((await event(type)).data).toEqual({ value: 'true' });
    const reader = open();
    await reader.login('13900000877', '读报人');
    const comment = {
      articleId: String(ID),
      source: 3 as const,
      parentId: '0',
      text: '这一版排得好看',
      pictures: [],
      userId: '1',
      userName: '读报人',
      idempotencyKey: 'paper-1',
    };
    mustHave(await discuss(reader.client, comment));
    await origin.restart();
    const plus = (name: string) => Number((before as Wire)[name]) + 1;
    expect(await counts()).toMatchObject({
      countClick: plus('countClick'),
      countPraise: plus('countPraise'),
      countShare: plus('countShare'),
      countDiscuss: 1,
    });
    expect(mustHave(await discussCount(open().client, { id: String(ID), source: 3 }))).toBe(1);
  });

  it('count the very first view', async () => {
    const clicks = async () =>
      Number((await origin.get('getArticleCounts', { articleId: 31_822 })).data.countClick);
    const written = await clicks();
    await fetch(`${origin.state.url}/control/reset`, { method: 'POST' });
    await origin.get('event', { id: 31_822, type: 7, eventType: 3, channel: 2 });
    expect(await clicks()).toBe(written + 1);
  });
});

describe('loadPaper', () => {
  it('opens the latest edition of the first newspaper without parameters', async () => {
    const paper = mustHave(await loadPaper(open().client, {}));
    expect(paper).toMatchObject({ paper: { id: DAILY }, date: TODAY, pageId: '12001' });
    expect(paper.papers).toHaveLength(2);
    expect(paper.pages).toHaveLength(4);
    expect(paper.articles).toHaveLength(6);
  });

  it('opens the requested edition, at its first page when the page is unknown', async () => {
    const inEvening = (day: string, layout: string) => ({ time: day, paperId: EVENING, layout });
    const { client } = open();
    for (const [address, id, date, pageId] of [
      [{ time: '20261119' }, DAILY, '2026-11-19', '11901'],
      [{ time: '2026-11-19' }, DAILY, '2026-11-19', '11901'],
      [{ paperId: EVENING }, EVENING, TODAY, '22001'],
      [inEvening('2026-11-18', '21802'), EVENING, '2026-11-18', '21802'],
      // A page of another day, and one without a picture.
      [inEvening('2026-11-18', '12001'), EVENING, '2026-11-18', '21801'],
      [{ time: '2026-11-14', layout: '11403' }, DAILY, '2026-11-14', '11401'],
    ] as const) {
      const paper = mustHave(await loadPaper(client, address));
      expect(paper, JSON.stringify(address)).toMatchObject({ paper: { id }, date, pageId });
      expect(paper.articles.length).toBeGreaterThan(2);
    }
  });

  it('is empty for an unknown paper or day, and for an edition without images', async () => {
    const { client } = open();
    for (const address of [
      { time: '2026-11-15', paperId: EVENING },
      { time: '2027-01-01' },
      { time: 'yesterday' },
      { paperId: '77' },
      { time: TODAY, paperId: '77' },
      { time: '2026-11-19', paperId: PROOFS },
    ]) {
      expect(await loadPaper(client, address), JSON.stringify(address)).toMatchObject(EMPTY);
    }
  });

  it('works without a call that older servers lack', async () => {
    for (const [call, address] of [
      ['getLatestMaePaper', {}],
      ['getPapers', {}],
      ['getPapers', { paperId: DAILY }],
    ] as const) {
      const { client } = openReader(origin, notThere(call));
      const paper = mustHave(await loadPaper(client, address));
      expect(paper).toMatchObject({ paper: { id: DAILY, name: '霁川日报' }, date: TODAY });
      expect(paper.papers.length).toBe(call === 'getPapers' ? 1 : 2);
    }
  });

  it('fails when the articles cannot be loaded, but not when a page has none', async () => {
    const failing = openReader(origin, notThere('getPaperArticles'));
    expect(await loadPaper(failing.client, {})).toMatchObject({ error: { kind: 'network' } });
    const none = openReader(origin, {
      answer: (call) =>
        call === 'getPaperArticles' ? Response.json({ status: -1, data: {} }) : null,
    });
    expect(mustHave(await loadPaper(none.client, {})).articles).toEqual([]);
  });

  it('never returns another day than the requested one', async () => {
    const { client } = openReader(origin, {
      answer: (call) =>
        call === 'getPaperLayouts'
          ? Response.json({
              date: '20261119',
              layouts: [{ id: 1, picUrl: 'https://p.test/1.jpg' }],
            })
          : null,
    });
    const address = { time: TODAY, paperId: DAILY };
    expect(await loadPaper(client, address)).toMatchObject(EMPTY);
  });

  it('parses the valid parts of broken pages', async () => {
    const { client } = open();
    const paper = mustHave(await loadPaper(client, { paperId: PROOFS }));
    expect(paper.paper).toMatchObject({ id: PROOFS, name: '校样' });
    const areas = paper.pages.map((page) => page.areas.map(({ articleId }) => articleId));
    expect(areas[0]?.length).toBeGreaterThan(2);
    expect(areas.slice(1, 6)).toEqual([
      [],
      [],
      ['36800', '39999'].map(expectId),
      [],
      [expectId('')],
    ]);
    expect(paper.pages[5]).toMatchObject({ name: '06 敌意', pdf: '' });
    const hostile = mustHave(await getPaperArticles(client, { layoutId: '92006' }));
    expect(hostile.map(({ title }) => title).slice(0, 3)).toEqual([
      '粗体标题 之后',
      '零宽字符的标题',
      '">引号之后',
    ]);
    const repeated = mustHave(await loadPaper(client, { paperId: PROOFS, time: '2026-11-18' }));
    expect(repeated.pages.map(({ id }) => id)).toEqual([
      '91801',
      '91802',
      '91804',
      '91805',
      '91807',
    ]);
  });

  const expectId = (id: string) => (id === '39999' ? id : expect.stringMatching(/^39\d{3}$/));
});

describe('lists for the calendar and the bake', () => {
  it('loadPaperDays: the days of a month', async () => {
    const { client } = open();
    const days = mustHave(await loadPaperDays(client, EVENING, '2026-11'));
    expect(days).toHaveLength(7);
    expect(mustHave(await loadPaperDays(client, EVENING, '2026-10'))).toEqual([]);
    const older = openReader(origin, notThere('getMaePaperDatesByDate'));
    expect(mustHave(await loadPaperDays(older.client, EVENING, '2026-11'))).toEqual(days);
    expect(mustHave(await loadPaperDays(older.client, EVENING, '2026-10'))).toEqual([]);
  });

  it('listPaperPages: every page of the latest editions of every paper', async () => {
    const { pages, failures } = await listPaperPages(open().client, { editions: 2 });
    expect(failures).toEqual([]);
    expect(pages).toHaveLength(2 * 4 + 2 * 2);
    expect(pages[0]).toEqual({ time: TODAY, paperId: DAILY, layout: '12001' });
    expect(pages[11]).toEqual({ time: '2026-11-19', paperId: EVENING, layout: '21902' });
  });

  it('listPaperPages: reports what could not be loaded', async () => {
    const none = openReader(origin, notThere('getPapers'));
    expect(await listPaperPages(none.client, { editions: 2 })).toMatchObject({
      pages: [],
      failures: [{ paperId: '', time: '', error: { call: 'getPapers' } }],
    });
    const some = openReader(origin, notThere('getPaperLayouts'));
    const { failures } = await listPaperPages(some.client, { editions: 1 });
    expect(failures.map(({ paperId, time }) => [paperId, time])).toEqual([
      [DAILY, TODAY],
      [EVENING, TODAY],
    ]);
  });
});
