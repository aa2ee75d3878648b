import { describe, expect, it } from 'vitest';
import { listBuilt } from '../helpers/builtFiles.ts';
import { openBuilt } from '../helpers/openBuilt.ts';

/** Photo sets and video articles as they are baked: what reads without JavaScript. */
const names = await listBuilt('.html');
const of = (folder: string) => names.filter((name) => name.startsWith(`${folder}/`));
const PHOTOS = of('imageDetail');
const FILMS = of('videoDetail');

const canonicalOf = (document: Document) =>
  document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';

describe('baked photo sets', () => {
  it('exist', () => expect(PHOTOS).toContain('imageDetail/19/411.html'));

  it.each(PHOTOS)('%s shows every image once, with its caption and its number', (name) => {
    const document = openBuilt(name);
    const pictures = [...document.querySelectorAll('main img[data-i]')];
    expect(pictures.length).toBeGreaterThan(1);
    expect(pictures.map((img) => img.getAttribute('data-i'))).toEqual(
      pictures.map((_, index) => String(index)),
    );
    expect(pictures.map((img) => img.getAttribute('loading'))).toEqual(
      pictures.map((_, index) => (index === 0 ? 'eager' : 'lazy')),
    );
    for (const img of pictures) {
      expect(Number(img.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(img.getAttribute('height'))).toBeGreaterThan(0);
      expect(img.closest('figure.pic')?.querySelector('figcaption')?.textContent).toBe(
        img.getAttribute('alt'),
      );
    }
    const [first, last] = [pictures[0], pictures[pictures.length - 1]].map(
      (img) => img?.closest('figure')?.querySelector('.photo-index')?.textContent,
    );
    expect([first, last]).toEqual([
      `1/${pictures.length}`,
      `${pictures.length}/${pictures.length}`,
    ]);
  });

  it('keep the text without the images', () => {
    const text = openBuilt('imageDetail/19/411.html').querySelector('.prose');
    expect(text?.textContent).toContain('摄影记者何一舟');
    expect(text?.querySelector('img')).toBeNull();
  });
});

describe('baked video articles', () => {
  it('exist', () => expect(FILMS).toContain('videoDetail/20/401.html'));

  it('begin with the video, which is a link without JavaScript', () => {
    const document = openBuilt('videoDetail/20/401.html');
    const cover = document.querySelector('main > .media a[data-act=play]');
    expect(cover?.getAttribute('href')).toMatch(/\.mp4$/);
    expect(cover?.querySelector('img')?.getAttribute('loading')).toBe('eager');
    expect(cover?.textContent).toContain('播放');
    const title = document.querySelector('h1');
    // 4 is DOCUMENT_POSITION_FOLLOWING: the title is after the cover.
    expect(title && cover && cover.compareDocumentPosition(title) & 4).toBe(4);
    expect(document.querySelector('.prose .video')).toBeNull();
  });
});

describe('baked photo sets and video articles', () => {
  it.each([...PHOTOS, ...FILMS])('%s has its own screen as its canonical address', (name) => {
    const document = openBuilt(name);
    const route = name.split('/')[0] ?? '';
    expect(document.documentElement.dataset.route).toBe(route);
    expect(canonicalOf(document)).toContain(`/displayTemplate/news/${route}/`);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });
});
