import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/messages/en.ts';
import { openBuilt } from '../helpers/openBuilt.ts';

const metaOf = (document: Document) => (name: string) =>
  document
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute('content') ?? '';
const linkedData = (document: Document) =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');

describe('a baked special', () => {
  const document = openBuilt('specDetail/90/402.html');
  const meta = metaOf(document);

  it('shows a heading, links to its parts and their articles without JavaScript', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const links = [...document.querySelectorAll('part-strip a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#part-91', '#part-92']);
    for (const link of links) {
      const part = document.querySelector(link.getAttribute('href') ?? '');
      expect(part?.querySelector('h2')?.textContent).toBe(link.textContent);
      const count = part?.querySelectorAll('a[data-article]').length ?? 0;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(5);
    }
    expect(document.querySelector('#part-91 .part-more')?.getAttribute('href')).toMatch(
      /\/specMore\/91\.html$/,
    );
  });

  it('has no label that its title starts with', () => {
    const kindOf = (address: string) =>
      openBuilt(address).querySelector('h1')?.previousElementSibling?.textContent;
    expect(kindOf('specDetail/90/402.html')).toBeUndefined();
    expect(kindOf('specDetail/60/506.html')).toBe(en['list.special']);
  });

  it('has its own metadata', () => {
    expect(document.title).toMatch(/临望铁路通车/);
    expect(meta('og:title')).toMatch(/临望铁路通车/);
    expect(meta('og:image')).toMatch(/^http/);
    expect(meta('description')).not.toBe('');
    expect(meta('og:url')).toMatch(/\/specDetail\/90\/402\.html$/);
    expect(linkedData(document)).toMatchObject({ '@type': 'CollectionPage', url: meta('og:url') });
    expect(linkedData(document).mainEntity.itemListElement.length).toBeGreaterThan(1);
  });

  it('has the ids of an article for actions, and its template name', () => {
    const { dataset } = document.documentElement;
    expect(dataset.article).toBe('402');
    expect(dataset.template).toMatch(/\/specDetail\.html\?linkID=90&id=402$/);
    for (const act of ['praise', 'fav', 'share']) {
      expect(document.querySelectorAll(`.bar [data-act=${act}]`), act).toHaveLength(1);
    }
  });

  it('has an English interface, and keeps it, where the special is English', () => {
    const english = openBuilt('specDetail/60/506.html');
    const { lang, dataset } = english.documentElement;
    expect([lang, dataset.keepLocale]).toEqual(['en', '']);
    expect(english.querySelector('[data-back]')?.getAttribute('aria-label')).toBe(en['page.back']);
    const words = [...english.querySelectorAll<HTMLElement>('[data-t]')];
    expect(words.length).toBeGreaterThan(2);
    for (const word of words)
      expect(word.textContent, word.dataset.t).not.toMatch(/\p{Script=Han}/u);
    expect(document.documentElement.dataset.keepLocale).toBeUndefined();
  });

  it('shows a message in an empty part', () => {
    const part = openBuilt('specDetail/80/2652.html').querySelector('#part-84');
    expect(part?.textContent).toContain('这一栏还没有内容');
  });
});

describe('a baked timeline', () => {
  const document = openBuilt('timeline/95.html');

  it('lists newest first in the column’s own colour, without JavaScript', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const days = [...document.querySelectorAll('.axis-date time')].map((time) =>
      time.getAttribute('datetime'),
    );
    expect(days.length).toBeGreaterThan(5);
    expect(days).toEqual([...days].sort().reverse());
    expect(document.querySelector('.axis')?.getAttribute('style')).toContain('#1f6f5c');
  });

  it('has its own metadata, and is shared as a column', () => {
    const meta = metaOf(document);
    expect(meta('og:url')).toMatch(/\/timeline\/95\.html$/);
    expect(meta('og:image')).toMatch(/^http/);
    expect(linkedData(document)).toMatchObject({ '@type': 'CollectionPage' });
    expect(document.documentElement.dataset.column).toBe('95');
  });
});
