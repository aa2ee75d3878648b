import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ColumnData } from '../../../src/model/column/columnTypes.ts';
import { parseColumnPage } from '../../../src/model/column/normaliseColumn.ts';
import { parseColumn, parseColumns } from '../../../src/model/site/column.ts';
import { DEFAULT_SITE_CONFIG } from '../../../src/model/site/normaliseSite.ts';
import type { Column } from '../../../src/model/site/siteTypes.ts';
import { ColumnTabs } from '../../../src/screens/home/ColumnTabs.tsx';
import { loadActionMessages } from '../../../src/services/loadMessages.ts';
import { FirstScreen } from '../../../src/ui/feed/FirstScreen.tsx';
import type { FeedView } from '../../../src/ui/feed/feedView.ts';
import { QuestionRows } from '../../../src/ui/feed/QuestionRows.tsx';
import { measureCpuTime } from '../../helpers/measureCpuTime.ts';
import { column, item, module, picture } from './wires.ts';

const { counts, times } = DEFAULT_SITE_CONFIG;
// A document of the window itself would load its images.
const parser = new new JSDOM().window.DOMParser();
const SITE = 'https://news.example.test';
const parse = (html: string) => parser.parseFromString(html, 'text/html');

const view: FeedView = {
  base: '/news',
  counts,
  times,
  ownName: '',
  now: null,
  t: await loadActionMessages('cn'),
};

// React logs an error when two rows of a list have the same key.
let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

const own = parseColumn(column(12)) as Column;

function show(wire: object, more: Partial<ColumnData> = {}, ownName = ''): Document {
  const data: ColumnData = {
    column: own,
    children: [],
    page: parseColumnPage(wire),
    ad: null,
    ...more,
  };
  const html = renderToStaticMarkup(<FirstScreen data={data} view={{ ...view, ownName }} />);
  return parse(html);
}

const PLAYBACK = { appPlaybackUrl: 'https://v.example.test/a.mp4' };

const texts = (root: ParentNode, selector: string) =>
  Array.from(root.querySelectorAll(selector), ({ textContent }) => textContent);

describe('FirstScreen', () => {
  it('shows the empty message for a column without content', () => {
    const page = show({ modules: [module(1, { charactor: [] }), module(2, { type: 99 })] });
    expect(page.querySelector('[role=status]')?.textContent).toBe('这个栏目还没有内容');
    expect(page.querySelectorAll('a, ul')).toHaveLength(0);
  });

  it('escapes markup in texts and omits unsafe links', () => {
    const title = '&lt;img src=x onerror=alert(1)&gt;';
    const page = show({
      carousel: [item(1, { title })],
      list: [item(2, { title, mark: '<i>独家</i>', source: '<script>1</script>' })],
      modules: [
        module(3, { name: '<b>名</b>', type: 8 }),
        { type: 9, moduleID: 4, charactor: [column(5, { linkUrl: 'javascript:alert(1)' })] },
      ],
      adv: [{ advID: 1, imgUrl: picture('ad'), contentUrl: 'javascript:1', title: '<b>x</b>' }],
    });
    expect(page.querySelectorAll('i, script, b:not(.flash-name), img[src=x]')).toHaveLength(0);
    expect(page.body.innerHTML).not.toContain('javascript:');
    expect(texts(page, '.carousel-title')).toEqual(['<img src=x onerror=alert(1)>']);
  });

  it('shows a story once on the page', () => {
    const page = show({
      carousel: [item(1), item(1), item(2)],
      list: [item(1), item(3), item(3), item(2)],
      modules: [
        module(5, { charactor: [item(3), item(3)] }),
        module(5, { charactor: [item(3)] }),
        module(5, { position: 1, charactor: [item(1)] }),
      ],
    });
    expect(page.querySelectorAll('.carousel-item')).toHaveLength(2);
    expect(page.querySelectorAll('.feed > .feed-article')).toHaveLength(1);
    expect(page.querySelectorAll('.module')).toHaveLength(0);
  });

  it('shows the abstract below the title of a large image', () => {
    const page = show({ carousel: [item(1, { attAbstract: '六年零四个月' }), item(2)] });
    expect(texts(page, '.carousel-abstract')).toEqual(['六年零四个月']);
  });

  it('gives the abstract of a short title the line that the title leaves', () => {
    const long = '全省秋粮收获基本结束，总产再创新高';
    const abstract = { attAbstract: '六年零四个月' };
    const page = show({
      carousel: [
        item(1, { ...abstract, title: '穿过河的铁路' }),
        item(2, { ...abstract, title: long }),
      ],
    });
    const classes = Array.from(page.querySelectorAll('.carousel-abstract'), (p) => p.className);
    expect(classes).toEqual(['carousel-abstract is-long', 'carousel-abstract']);
  });

  it('shows an ad of a list whole, in a box of its own ratio', () => {
    const of = (more: object) =>
      show({ adv: [{ advID: 1, imgUrl: picture('ad'), ...more }] }).querySelector('.ad-row img');
    expect(of({ sizeScale: '7:1' })?.getAttribute('height')).toBe('98');
    expect(of({})?.getAttribute('height')).toBe('137');
  });

  it("does not repeat the site's own name, and not what the title says already", () => {
    const rows = {
      list: [
        item(1, { source: '霁川日报' }),
        item(2, { source: '望潮日报' }),
        item(3, { articleType: 3, title: '专题：古桥', source: '' }),
        item(4, { articleType: 3, title: '古桥', source: '' }),
      ],
    };
    expect(texts(show(rows, {}, '霁川日报'), '.feed-article .feed-meta')).toEqual([
      '望潮日报',
      '专题',
    ]);
  });

  it('shows what is answered in the colour that it has everywhere', () => {
    const times = { askedAt: null, answeredAt: null };
    const question = { id: '1', title: '路灯', office: '', category: '', ...times };
    const topic = { id: '2', title: '问农技', picture: '', startsAt: null, endsAt: null };
    const items = [
      { ...question, state: 'answered' },
      { ...topic, state: 'open' },
      { ...topic, id: '3', state: 'closed' },
    ] as const;
    const page = parse(
      renderToStaticMarkup(<QuestionRows heading="h3" items={items} view={view} />),
    );
    const states = Array.from(page.querySelectorAll('.feed-meta > :first-child'));
    expect(states.map(({ className }) => className)).toEqual(['text-positive', 'is-on', '']);
  });

  it('numbers the rows of the hot list alone', () => {
    const hot = { ...own, id: 'hot' };
    expect(show({ list: [item(1)] }, { column: hot }).querySelectorAll('ol.feed')).toHaveLength(1);
    expect(show({ list: [item(1)] }).querySelectorAll('ol')).toHaveLength(0);
  });

  it.each([0, 2, 77, '99', 'x'])('renders a module with style %j as rows', (displayStyle) =>
    expect(show({ modules: [module(1, { displayStyle })] }).querySelectorAll('.row')).toHaveLength(
      1,
    ),
  );

  it('renders a module with style 1 as cards', () =>
    expect(
      show({ modules: [module(1, { displayStyle: 1 })] }).querySelectorAll('.cards .card'),
    ).toHaveLength(1));

  it.each([
    [0, '.top-module > ul > .row-item'],
    [1, '.top-module > .cards > .card'],
    [2, '.top-module > .cards-grid > .card'],
    [9, '.top-module > ul > .row-item'],
  ])('renders a top module with style %i as %s', (cmDisplayStyle, selector) =>
    expect(
      show({ topModule: module(1, { cmDisplayStyle }) }).querySelectorAll(selector),
    ).toHaveLength(1),
  );

  it('marks videos, photo sets, broadcasts and other kinds with a text or an icon', () => {
    const pic_list_title = [picture('a'), picture('b'), picture('c')];
    const page = show({
      list: [
        item(1, { articleType: 2, picSmall: picture('v'), duration: 75 }),
        item(2, { articleType: 1, pic_list_title, picCount: '14' }),
        item(3, { articleType: 6, picSmall: picture('l'), liveStatus: 1 }),
        item(4, { articleType: 6, liveStatus: 2, config: { videos: [PLAYBACK] } }),
        item(9, { articleType: 6, liveStatus: 2 }),
        item(10, {
          articleType: 6,
          liveStatus: 2,
          title: '回放｜合龙',
          config: { videos: [PLAYBACK] },
        }),
        item(5, { articleType: 3, picSmall: picture('s') }),
        item(6, { articleType: 12 }),
        item(7, { articleType: 4, url: 'https://a.example.test/' }),
        item(8, { articleType: 4, url: 'https://a.example.test/', mark: '广告' }),
        item(11, { title: '快讯｜渡口复航', mark: '快讯' }),
      ],
    });
    expect(texts(page, '.badge')).toEqual(['01:15', '14 图']);
    expect(texts(page, '.live-mark')).toEqual(['正在直播', '回放']);
    expect(texts(page, '.kind')).toEqual(['专题', 'H5', '链接']);
    expect(texts(page, '.feed-mark')).toEqual(['广告']);
    expect(page.querySelectorAll('.play-mark')).toHaveLength(1);
    expect(page.querySelectorAll('[data-article="2"] img')).toHaveLength(3);
  });

  it('sets the size of every image and loads only the first one eagerly', () => {
    const page = show({
      carousel: [1, 2].map((n) => item(n, { picBig: picture(`c${n}`) })),
      list: [item(3, { picSmall: picture('r') })],
      adv: [{ advID: 1, imgUrl: picture('ad') }],
      modules: [{ type: 7, moduleID: 1, charactor: [{ id: 1, name: '林', url: picture('p') }] }],
    });
    const pictures = Array.from(page.querySelectorAll('img'));
    expect(pictures).toHaveLength(5);
    for (const { width, height } of pictures) expect(Math.min(width, height)).toBeGreaterThan(0);
    expect(pictures.map((img) => img.getAttribute('loading'))).toEqual([
      'eager',
      ...Array(4).fill('lazy'),
    ]);
    expect(pictures[0]?.getAttribute('fetchpriority')).toBe('high');
  });

  it('shows only the counts and times that the site enables', () => {
    const row = item(1, {
      source: '霁川日报',
      publishtime: '2026-11-20 10:00:00.0',
      countClick: '12345',
      countDiscuss: 1200,
      countPraise: 3,
    });
    const meta = (shows: Partial<FeedView['counts']>) => {
      const data = { column: own, children: [], page: parseColumnPage({ list: [row] }), ad: null };
      const none = { showTime: false, showReads: false, showComments: false, showPraises: false };
      const html = renderToStaticMarkup(
        <FirstScreen data={data} view={{ ...view, counts: { ...none, ...shows } }} />,
      );
      return texts(parse(html), '.feed-meta > *');
    };
    expect(meta({})).toEqual(['霁川日报']);
    expect(meta({ showTime: true })).toEqual(['霁川日报', '2026年11月20日']);
    expect(meta({ showReads: true, showComments: true, showPraises: true })).toEqual([
      '霁川日报',
      '1w+ 阅读',
      '1k+ 评论',
      '3 赞',
    ]);
  });
});

describe('ColumnTabs', () => {
  it('opens an address of the native app by an action', () => {
    const columns = parseColumns({
      columns: [column(12), column(13, { linkUrl: 'jichuan://open?id=1' })],
    });
    const html = renderToStaticMarkup(
      <ColumnTabs columns={columns} current="12" label="栏目" siteUrl={SITE} view={view} />,
    );
    const tab = parse(html).querySelectorAll<HTMLElement>('.tab')[1];
    expect(tab?.getAttribute('href')).toBe('#');
    expect(tab?.dataset).toMatchObject({ act: 'appLink', link: 'jichuan://open?id=1' });
  });

  it.each([
    ['https://service.example.test/weather', true],
    ['https://news.example.test/weather', false],
    ['https://news.example.test.other.test/', true],
  ])('says whether %s leaves the site: %s', (linkUrl, outside) => {
    const page = tabs([parseColumn(column(5, { linkUrl })) as Column]);
    expect(page.querySelectorAll('.tab-outside [data-t="column.outside"]')).toHaveLength(
      outside ? 1 : 0,
    );
  });

  const tabs = (columns: readonly Column[], current = '') =>
    parse(
      renderToStaticMarkup(
        <ColumnTabs
          columns={columns}
          current={current}
          hot
          label="栏目"
          siteUrl={SITE}
          view={view}
        />,
      ),
    );

  it('limits ten thousand columns to 61 tabs and 500 list items in 2 s', () => {
    const columns = parseColumns({
      columns: Array.from({ length: 10_000 }, (_, i) => column(i + 1)),
    });
    const { result: page, ms } = measureCpuTime(() => tabs(columns, '3'));
    expect(ms).toBeLessThan(2000);
    expect(page.querySelectorAll('.tabs-row [data-column]')).toHaveLength(61);
    expect(page.querySelectorAll('.tabs-list > li')).toHaveLength(500);
    expect(texts(page, '[aria-current]')).toEqual(['栏目 3']);
  });

  it('opens lists in place and other columns with plain links', () => {
    const page = tabs(
      parseColumns([
        column(1),
        column(2, { columnStyle: 225 }),
        column(3, { columnStyle: 221 }),
        column(4, { linkUrl: 'https://a.example.test/' }),
        column(5, { columnStyle: 205 }),
      ]),
    );
    const inPlace = Array.from(
      page.querySelectorAll<HTMLElement>('[data-act=column]'),
      ({ dataset }) => dataset.column,
    );
    expect(inPlace).toEqual(['1', '2', '3', 'hot']);
    expect(page.querySelector('a:not([data-act])')?.getAttribute('href')).toBe(
      'https://a.example.test/',
    );
    expect(page.querySelectorAll('details')).toHaveLength(0);
  });
});
