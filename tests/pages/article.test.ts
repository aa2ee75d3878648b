import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { listBuilt, readBuilt } from '../helpers/site.ts';

const page = (name: string) => new JSDOM(readBuilt(name)).window.document;
const ARTICLE = 'newsDetail/12/345.html';

describe('a baked article', () => {
  const document = page(ARTICLE);
  const meta = (name: string) =>
    document
      .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute('content') ?? '';

  it('reads without script: headline, text, credits', () => {
    const article = document.querySelector('article');
    expect(article?.querySelectorAll('h1')).toHaveLength(1);
    expect(article?.querySelector('h1')?.textContent).not.toBe('');
    expect(article?.querySelector('.prose')?.textContent?.length).toBeGreaterThan(1200);
    expect(article?.querySelector('.credits')?.textContent).toContain('记者');
  });

  it('unfurls: title, description, Open Graph and card', () => {
    const h1 = document.querySelector('h1')?.textContent ?? '';
    expect(document.title).not.toBe('');
    expect(meta('og:title')).toBe(h1);
    expect(meta('og:type')).toBe('article');
    expect(meta('og:image')).toMatch(/^http/);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect([...meta('description')].length).toBeLessThanOrEqual(100);
    expect(meta('description')).not.toMatch(/[<>]/);
  });

  it('names its one address, without flags', () => {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    expect(canonical).toMatch(/\/displayTemplate\/news\/newsDetail\/12\/345\.html$/);
    expect(meta('og:url')).toBe(canonical);
  });

  it('tells search engines a NewsArticle with zoned dates', () => {
    const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    const data = JSON.parse(text);
    expect(data['@type']).toBe('NewsArticle');
    expect(data.headline).toBe(document.querySelector('h1')?.textContent);
    expect(data.datePublished).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
    expect(data.author.length).toBeGreaterThan(0);
  });

  it('keeps room for every picture', () => {
    const pictures = [...document.querySelectorAll('.prose img')];
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
    }
  });

  it('loads the first picture at once and the others when they come near', () => {
    const loading = [...document.querySelectorAll('.prose img')].map((img) =>
      img.getAttribute('loading'),
    );
    expect(loading[0]).not.toBe('lazy');
    expect(loading.slice(1).every((value) => value === 'lazy')).toBe(true);
  });

  it('shows the sections in the order of the screen', () => {
    const html = readBuilt(ARTICLE);
    const marks = ['<h1', 'class="prose"', 'class="credits', 'astro-island'];
    const places = marks.map((mark) => html.indexOf(mark, html.indexOf('<body')));
    expect(places.every((place) => place > 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });
});

describe('every built page', async () => {
  const names = await listBuilt('.html');

  it('is there: templates and baked articles', () => {
    expect(names).toContain('newsDetail.html');
    expect(names).toContain('home.html');
    expect(names).toContain('index.html');
    expect(names.filter((name) => name.startsWith('newsDetail/')).length).toBeGreaterThan(50);
  });

  it.each(names)('%s names its route, holds its settings and a policy that fits', (name) => {
    const html = readBuilt(name);
    const document = new JSDOM(html).window.document;
    expect(document.documentElement.dataset.route).toBe(
      name.startsWith('newsDetail') ? 'newsDetail' : 'home',
    );
    expect(JSON.parse(document.getElementById('settings')?.textContent ?? '')).toHaveProperty(
      'siteId',
    );
    const policy =
      document
        .querySelector('meta[http-equiv="content-security-policy"]')
        ?.getAttribute('content') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("'unsafe-eval'");
    for (const script of document.querySelectorAll('script:not([src]):not([type*=json])')) {
      const hash = createHash('sha256')
        .update(script.textContent ?? '')
        .digest('base64');
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    expect(html).not.toMatch(/<[^>]+\son\w+=/i);
    expect(html).not.toMatch(/<script(?![^>]*json)[^>]+src=/);
  });
});
