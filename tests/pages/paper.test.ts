import { describe, expect, it } from 'vitest';
import { listBuilt, readBuilt } from '../helpers/builtFiles.ts';
import { openBuilt } from '../helpers/openBuilt.ts';

const DAY = 'paperSharePage/2026-11-20/1';

describe('a baked page of the newspaper', async () => {
  const paths = (await listBuilt('.html')).filter((path) => path.startsWith(`${DAY}/`));
  const first = paths.find((path) => readBuilt(path).includes('01版')) ?? '';
  const document = openBuilt(first);
  const meta = (name: string) =>
    document
      .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute('content') ?? '';
  const hrefs = (selector: string) =>
    Array.from(document.querySelectorAll(selector), (link) => link.getAttribute('href') ?? '');

  it('exists for every page', () => {
    expect(paths).toHaveLength(4);
  });

  it('links to its articles on the image and below it, without JavaScript', () => {
    const spots = hrefs('.paper-frame > a');
    expect(spots.length).toBeGreaterThan(3);
    for (const href of spots) expect(href).toMatch(/\/newsDetail\/\d+\.html\?isDigital=1$/);
    // In the same order, which is that of keys and voices.
    expect([...new Set(spots)]).toEqual(hrefs('.paper-rows a'));
    const titles = Array.from(document.querySelectorAll('.paper-rows h3'), (h) => h.textContent);
    const names = Array.from(document.querySelectorAll('.paper-spot'), (a) => a.textContent);
    expect([...new Set(names)].sort()).toEqual([...new Set(titles)].sort());
  });

  it('links to the other pages and days of its month', () => {
    const base = '/displayTemplate/news/';
    const pages = hrefs('.paper-pages a');
    expect(pages.map((href) => href.replace(base, '')).sort()).toEqual(paths);
    expect(hrefs('a[data-turn=next]')).toEqual([pages[1]]);
    expect(hrefs('a[data-turn=previous]')).toEqual([]);
    const days = hrefs('.paper-month a');
    expect(days).toHaveLength(7);
    for (const href of days) expect(() => readBuilt(href.replace(base, ''))).not.toThrow();
  });

  it('has the metadata of the newspaper, with its front page as image', () => {
    expect(document.title).toBe('《霁川日报》 2026年11月20日 01版：要闻');
    expect(meta('og:title')).toBe(document.title);
    expect(meta('og:image')).toBe(document.querySelector('.paper-picture')?.getAttribute('src'));
    expect(meta('og:image')).toMatch(/^http/);
    const headline = document.querySelector('.paper-rows h3')?.textContent ?? '-';
    expect(meta('og:description')).toContain(headline);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toContain(first);
    const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(text)).toMatchObject({
      '@type': 'PublicationIssue',
      datePublished: '2026-11-20',
    });
  });

  it('can be shared as a page of the newspaper, and is no article', () => {
    const { dataset } = document.documentElement;
    expect(first).toContain(`/${dataset.paper}.html`);
    expect(dataset.article).toBeUndefined();
    expect(document.querySelector('[data-act=share]')).not.toBeNull();
  });
});
