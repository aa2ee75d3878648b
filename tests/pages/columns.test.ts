import { describe, expect, it } from 'vitest';
import { openBuilt } from '../helpers/openBuilt.ts';

const open = (file: string) => {
  const page = openBuilt(file);
  const meta = (name: string) =>
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ??
    '';
  const link = (selector: string) => page.querySelector(selector)?.getAttribute('href');
  const jsonLd = () =>
    JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null');
  return { page, meta, link, jsonLd };
};

const BASE = '/displayTemplate/news';

describe('the baked front page', () => {
  const { page, meta, link, jsonLd } = open('home.html');

  it('has its columns with the hot list last, and marks the first as current', () => {
    const tabs = Array.from(page.querySelectorAll('.tabs [data-column]'));
    expect(tabs.length).toBeGreaterThan(8);
    expect(tabs[0]?.getAttribute('aria-current')).toBe('page');
    expect(tabs[0]?.getAttribute('href')).toBe(`${BASE}/columnDetail/12.html`);
    expect(tabs[tabs.length - 1]?.getAttribute('data-column')).toBe('hot');
    expect(page.querySelectorAll('.tabs [aria-current]')).toHaveLength(1);
  });

  it('leads to the services page and to what its columns offer', () => {
    const links = Array.from(page.querySelectorAll('.offer-strip a'));
    expect(links.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
      ['服务', `${BASE}/services.html`],
      ['活动', `${BASE}/columnDetail/29.html`],
      ['数字报', `${BASE}/paperSharePage.html`],
      ['直播', `${BASE}/columnDetail/21.html`],
      ['图片', `${BASE}/columnDetail/19.html`],
    ]);
  });

  it('shows carousel, broadcasts, modules and rows without JavaScript', () => {
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('.carousel-item')).toHaveLength(3);
    expect(page.querySelectorAll('.live-block [data-article]').length).toBeGreaterThan(0);
    expect(page.querySelectorAll('.flash-line')).toHaveLength(3);
    expect(page.querySelectorAll('.module .related-link').length).toBeGreaterThan(0);
    const rows = Array.from(page.querySelectorAll('.feed > .feed-article > a'));
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      expect(row.querySelector('h2')?.textContent).not.toBe('');
      expect(row.getAttribute('href')).toMatch(/^(?:\/displayTemplate\/news\/|https?:)/);
    }
  });

  it('names no story twice in carousel, flash news and rows, and shows no picture twice', () => {
    const links = Array.from(page.querySelectorAll('.carousel-link, .flash-line, .feed a.row'));
    const stories = links.map((link) => link.getAttribute('href') ?? '');
    expect(stories.length).toBeGreaterThan(15);
    expect(stories.filter((story, at) => stories.indexOf(story) < at)).toEqual([]);
    // The first screens: a reader sees these pictures beside each other.
    const pictures = links
      .slice(0, 12)
      .flatMap((link) => Array.from(link.querySelectorAll('img')))
      .map((image) =>
        (image.getAttribute('src') ?? '').replace(/^.*\/(?:t\d_\([\dX]+\))?|\.\d$/g, ''),
      );
    expect(pictures.filter((name, at) => pictures.indexOf(name) < at)).toEqual([]);
  });

  it('loads one image eagerly, and reserves space for all', () => {
    const pictures = Array.from(page.querySelectorAll('.feed-main img'));
    const eager = pictures.filter((img) => img.getAttribute('fetchpriority') === 'high');
    expect(eager).toHaveLength(1);
    for (const picture of pictures) {
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
    }
  });

  it('has the metadata of the site and a link to its feed', () => {
    expect(page.title).toBe(meta('og:site_name'));
    expect(meta('og:type')).toBe('website');
    expect(meta('og:image')).toMatch(/^https?:/);
    expect(meta('description')).toMatch(/^在霁川日报阅读.*要闻.*等栏目的最新报道。$/);
    expect(link('link[rel=canonical]')).toMatch(new RegExp(`${BASE}/home\\.html$`));
    expect(link('link[rel=alternate][type="application/rss+xml"]')).toBe(`${BASE}/feed.xml`);
    const { mainEntity } = jsonLd();
    expect(mainEntity.itemListElement).toHaveLength(10);
    expect(mainEntity.itemListElement[0].url).toMatch(/^https?:/);
    expect(page.documentElement.dataset.article).toBeUndefined();
  });

  it('has one island and loads no module before a touch', () => {
    expect(page.querySelectorAll('astro-island[client=eager]')).toHaveLength(1);
    expect(page.querySelectorAll('script[type=module]')).toHaveLength(0);
  });
});

describe.each(['columnDetail', 'columnShare'])('a baked %s', (route) => {
  const { page, meta, link, jsonLd } = open(`${route}/16.html`);

  it('has its head, its sub-columns and its list', () => {
    expect(page.querySelector('h1')?.textContent).toBe('文化');
    const follow = page.querySelector<HTMLElement>('[data-act=follow]');
    expect(follow?.dataset).toMatchObject({ type: '1', id: '16' });
    expect(page.querySelectorAll('.sub-columns a').length).toBeGreaterThan(0);
    expect(page.querySelectorAll('.top-module .card').length).toBeGreaterThan(0);
    expect(page.querySelectorAll('.feed > .feed-article').length).toBeGreaterThan(3);
  });

  it('has the metadata of the column and one canonical address', () => {
    expect(meta('og:title')).toBe('文化');
    expect(page.title).toBe(`文化 - ${meta('og:site_name')}`);
    expect(meta('og:image')).toMatch(/^https?:/);
    expect(link('link[rel=canonical]')).toMatch(new RegExp(`${BASE}/columnDetail/16\\.html$`));
    expect(link('link[rel=alternate]')).toBe(`${BASE}/columnDetail/16.xml`);
    expect(jsonLd()).toMatchObject({ '@type': 'CollectionPage', name: '文化' });
  });

  it('has its column id and its template name', () => {
    const { dataset } = page.documentElement;
    expect(dataset.column).toBe('16');
    expect(dataset.template).toBe(`${BASE}/${route}.html?id=16`);
  });

  it('has a bar that opens the app only where it is shared, and leads back', () => {
    const opening = page.querySelectorAll<HTMLAnchorElement>('.app-bar [data-act=openApp]');
    expect(Array.from(opening, (anchor) => anchor.getAttribute('href'))).toEqual(
      route === 'columnShare'
        ? [
            `${BASE}/downloadClient.html?templateUrl=${encodeURIComponent(`${BASE}/columnShare/16.html`)}`,
          ]
        : [],
    );
  });
});

describe('the baked page of a column of questions', () => {
  it('leads to topics and to questions to the government', () => {
    const { page } = open('columnDetail/2703.html');
    const heads = Array.from(page.querySelectorAll('.module h2'));
    expect(heads.map(({ textContent }) => textContent)).toEqual(['问吧', '问政府']);
    const hrefs = Array.from(page.querySelectorAll('.module .row'), (row) =>
      row.getAttribute('href'),
    );
    expect(hrefs).toContain(`${BASE}/topicDetail/601.html`);
    expect(hrefs).toContain(`${BASE}/qaDetail/801.html`);
    const answered = page.querySelector(
      '.module [href$="/qaDetail/801.html"] .feed-meta > :first-child',
    );
    expect(answered?.textContent).toBe('7 天后答复');
  });
});

describe('the baked page of a special', () => {
  it('leads to the timeline of a part that has one', () => {
    const { page } = open('specDetail/90/402.html');
    const timelines = page.querySelectorAll('a[href*="/timeline/"]');
    expect(Array.from(timelines, (each) => each.getAttribute('href'))).toEqual([
      `${BASE}/timeline/91.html`,
    ]);
  });
});
