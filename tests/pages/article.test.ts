import { createHash } from 'node:crypto';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cn } from '../../src/i18n/messages/cn.ts';
import { en } from '../../src/i18n/messages/en.ts';
import { OFFLINE_FILE } from '../../src/model/offline/keptPages.ts';
import { matchPath, ROUTE_NAMES, ROUTES, routeFile } from '../../src/routes.ts';
import { listBuilt, readBuilt } from '../helpers/builtFiles.ts';
import { HOOK } from '../helpers/locators.ts';
import { openBuilt, openHtml } from '../helpers/openBuilt.ts';

const ARTICLE = 'newsDetail/12/345.html';

describe('a baked article', () => {
  const document = openBuilt(ARTICLE);
  const meta = (name: string) =>
    document
      .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute('content') ?? '';

  it('shows headline, text and credits without JavaScript', () => {
    const article = document.querySelector('article');
    expect(article?.querySelectorAll('h1')).toHaveLength(1);
    expect(article?.querySelector('h1')?.textContent).not.toBe('');
    expect(article?.querySelector('.prose')?.textContent?.length).toBeGreaterThan(1200);
    expect(article?.textContent).toContain('记者');
  });

  it('has title, description, Open Graph and card', () => {
    const h1 = document.querySelector('h1')?.textContent ?? '';
    expect(document.title).not.toBe('');
    expect(meta('og:title')).toBe(h1);
    expect(meta('og:type')).toBe('article');
    expect(meta('og:image')).toMatch(/^http/);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect([...meta('description')].length).toBeLessThanOrEqual(100);
    expect(meta('description')).not.toMatch(/[<>]/);
  });

  it('has the three hottest comments before the related articles, and no comment twice', () => {
    const texts = [...document.querySelectorAll(`li ${HOOK.commentText}`)];
    const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings.indexOf(cn['comment.hot'])).toBeGreaterThan(-1);
    expect(headings.indexOf(cn['comment.hot'])).toBeLessThan(headings.indexOf(cn['list.related']));
    const above = texts.filter((text) => !text.closest('#comments'));
    expect(above).toHaveLength(3);
    expect(texts.length).toBeGreaterThan(3);
    expect(new Set(texts.map(({ textContent }) => textContent)).size).toBe(texts.length);
  });

  it('has one canonical address without flags', () => {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    expect(canonical).toMatch(/\/displayTemplate\/news\/newsDetail\/12\/345\.html$/);
    expect(meta('og:url')).toBe(canonical);
  });

  it('has structured data of a NewsArticle with zoned dates', () => {
    const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    const data = JSON.parse(text);
    expect(data['@type']).toBe('NewsArticle');
    expect(data.headline).toBe(document.querySelector('h1')?.textContent);
    expect(data.datePublished).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
    expect(data.author.length).toBeGreaterThan(0);
  });

  it('reserves space for every image', () => {
    const pictures = [...document.querySelectorAll('.prose img')];
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
    }
  });

  it('loads the first image eagerly and the others lazily', () => {
    const loading = [...document.querySelectorAll('.prose img')].map((img) =>
      img.getAttribute('loading'),
    );
    expect(loading[0]).not.toBe('lazy');
    expect(loading.slice(1).every((value) => value === 'lazy')).toBe(true);
  });

  it('shows the sections in the order of the screen', () => {
    const html = readBuilt(ARTICLE);
    const marks = [
      '<h1',
      '<time',
      '记者</span>',
      'role="note"',
      'class="prose"',
      'data-end',
      'class="credits',
      'row-item',
      'id="comments"',
    ];
    const places = marks.map((mark) => html.indexOf(mark, html.indexOf('<body')));
    expect(
      places.every((place) => place > 0),
      String(places),
    ).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  it('names the authors once, above the text', () => {
    expect(document.querySelector('.credits')?.textContent).not.toContain('记者');
    expect(document.querySelectorAll('[data-t="credit.reporter"]')).toHaveLength(1);
  });

  it('shows time, hour and reading time in the line of the source', () => {
    const line = document.querySelector('article time')?.parentElement?.textContent;
    expect(line).toMatch(/\d{4}年\d\d月\d\d日 \d\d:\d\d/);
    expect(line).toMatch(/读 \d 分钟/);
  });

  it('has its first ad after the third paragraph', () => {
    const ads = [...document.querySelectorAll('.prose ad-slot')];
    expect(ads).toHaveLength(1);
    expect(document.querySelector('main')?.firstElementChild?.localName).toBe('article');
    const before = ads[0]?.previousElementSibling;
    // Editors write headings as paragraphs in bold.
    const paragraphs = [...(before?.children ?? [])].filter(
      ({ localName, firstElementChild }) =>
        localName === 'p' && firstElementChild?.localName !== 'strong',
    );
    expect(paragraphs).toHaveLength(3);
    expect(before?.lastElementChild?.localName).toBe('p');
  });

  it('has each action once at the end of the text', () => {
    const row = [...document.querySelectorAll('[data-end] [data-act]')];
    const names = row.map((button) => button.getAttribute('data-act'));
    expect(names).toEqual(expect.arrayContaining(['praise', 'fav', 'share']));
    expect(new Set(names).size).toBe(names.length);
    expect(document.querySelectorAll('article [data-act=share]')).toHaveLength(1);
  });
});

describe('languages', () => {
  it('marks Tibetan text as Tibetan, with the interface in the site’s language', () => {
    const document = openBuilt('newsDetail/34/532.html');
    expect(document.documentElement.lang).toBe('zh-CN');
    for (const part of ['h1', '.prose', '[role="note"]']) {
      expect(document.querySelector(part)?.closest('[lang]')?.getAttribute('lang'), part).toBe(
        'bo',
      );
    }
  });

  it('sets an English interface for an English article, and keeps it', () => {
    const document = openBuilt('newsDetail/31/501.html');
    expect(document.documentElement.lang).toBe('en');
    expect(document.documentElement.dataset.keepLocale).toBe('');
    expect(document.querySelector('h1')?.closest('[lang]')?.getAttribute('lang')).toBe('en');
    const words = [...document.querySelectorAll<HTMLElement>('[data-t]')];
    expect(words.length).toBeGreaterThan(5);
    for (const word of words)
      expect(word.textContent, word.dataset.t).not.toMatch(/\p{Script=Han}/u);
    expect(document.querySelector('[data-t="comment.title"]')?.textContent).toBe(
      en['comment.title'],
    );
  });

  it.each([
    ['newsDetail/32/511.html', 'de'],
    ['newsDetail/33/521.html', 'fr'],
  ])('%s is marked as %s', (name, lang) => {
    expect(openBuilt(name).querySelector('h1')?.closest('[lang]')?.getAttribute('lang')).toBe(lang);
  });
});

/** Returns one page of each kind: pages of a folder, and of folders of a folder, are made alike. */
const pickOfEachKind = (names: readonly string[]): readonly string[] => [
  ...new Map(names.map((name) => [name.includes('/') ? name.split('/')[0] : name, name])).values(),
];

/** The rules of every baked article. */
function checkArticle(name: string): void {
  const document = openBuilt(name);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.querySelector('h1')?.textContent).not.toBe('');
  expect(document.querySelector('.prose')?.getAttribute('lang')).toMatch(/^(zh-CN|en|de|fr|bo)$/);
  const meta = (key: string) =>
    document
      .querySelector(`meta[property="${key}"], meta[name="${key}"]`)
      ?.getAttribute('content') ?? '';

  const description = meta('description');
  expect([...description].length).toBeLessThanOrEqual(100);
  expect(description).not.toMatch(/\n|<\w|&\w+;/);
  expect(meta('og:image')).toMatch(/^https?:\/\/[^/]+\/./);

  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  expect(canonical).toMatch(
    /^https?:\/\/[^/]+\/displayTemplate\/news\/newsDetail\/\d+\/\d+\.html$/,
  );
  expect(canonical.split('/').pop()).toBe(name.split('/').pop());

  const script = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(script).url).toBe(canonical);
  // No '<', so the data cannot end the script element.
  expect(script).not.toContain('<');
}

describe('a baked article has one headline, one address and valid metadata', async () => {
  const names = (await listBuilt('.html')).filter((name) => name.startsWith('newsDetail/'));
  // Of each column one article.
  const picked = new Map(names.map((name) => [path.dirname(name), name]));

  it.each([...picked.values()])('%s', checkArticle);
  it.each(names)('also %s', { tags: ['sweep'] }, checkArticle);

  it('has the same address in every column that lists it', () => {
    const addresses = new Map<string, Set<string>>();
    for (const name of names) {
      const id = path.basename(name);
      const [, href = ''] = /<link rel="canonical" href="([^"]+)"/.exec(readBuilt(name)) ?? [];
      expect(href, name).not.toBe('');
      addresses.set(id, (addresses.get(id) ?? new Set()).add(href));
    }
    const doubled = [...addresses].filter(([, hrefs]) => hrefs.size > 1);
    expect(doubled.map(([id, hrefs]) => [id, ...hrefs])).toEqual([]);
  });
});

describe('templates', async () => {
  const names = await listBuilt('.html');

  it('exist for every route', () => {
    const files = ROUTE_NAMES.map((name) => `${routeFile(ROUTES[name])}.html`);
    expect(files.filter((file) => !names.includes(file))).toEqual([]);
  });

  it('request their data before any module', () => {
    const html = readBuilt('newsDetail.html');
    const early = html.indexOf('__early');
    expect(early).toBeGreaterThan(0);
    expect(early).toBeLessThan(html.indexOf('</head>'));
    expect(html.slice(0, early)).not.toMatch(/type="(?:module|late)"/);
  });
});

/** The rules of every page, whether it is a template or baked. */
function checkPage(name: string): void {
  const html = readBuilt(name);
  const document = openHtml(html);
  // The page of a reader without a network requests nothing.
  if (name !== OFFLINE_FILE) {
    expect(document.documentElement.dataset.route).toBe(matchPath(`/${name}`, '')?.route);
    expect(JSON.parse(document.getElementById('settings')?.textContent ?? '')).toHaveProperty(
      'siteId',
    );
  }
  const policy =
    document.querySelector('meta[http-equiv="content-security-policy"]')?.getAttribute('content') ??
    '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("'unsafe-eval'");
  for (const code of document.querySelectorAll('script:not([src]):not([type*=json]),style')) {
    const hash = createHash('sha256')
      .update(code.textContent ?? '')
      .digest('base64');
    expect(policy).toContain(`'sha256-${hash}'`);
  }
  expect(html).not.toMatch(/<[^>]+\son\w+=/i);
  // Only the module that shows the content of a template is requested before a gesture.
  const allowed = document.querySelector('[data-content]') ? 1 : 0;
  const sources = document.querySelectorAll('script[src]:not([type=defer])');
  expect(sources.length).toBe(allowed);
}

describe('built pages', async () => {
  const names = await listBuilt('.html');

  it('exist: templates and baked articles', () => {
    expect(names).toContain('newsDetail.html');
    expect(names).toContain('home.html');
    expect(names).toContain('index.html');
    expect(names.filter((name) => name.startsWith('newsDetail/')).length).toBeGreaterThan(50);
  });

  it('are complete: no part has to be moved into place by a script', () => {
    expect(
      names.filter((name) => /<!--\$\?-->|<div hidden="" id="S:/.test(readBuilt(name))),
    ).toEqual([]);
  });

  const rules = 'names its route, contains its settings and has a policy that matches its code';
  it.each(pickOfEachKind(names))(`%s ${rules}`, checkPage);
  it.each(names)(`also %s ${rules}`, { tags: ['sweep'] }, checkPage);
});
