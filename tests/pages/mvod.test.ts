import { describe, expect, it } from 'vitest';
import { readBuilt } from '../helpers/builtFiles.ts';
import { openHtml } from '../helpers/openBuilt.ts';

const ID = '7001';

describe.each(['mvodShare', 'minVideoDetail'])('a baked %s', (route) => {
  const html = readBuilt(`${route}/${ID}.html`);
  const document = openHtml(html);
  const meta = (name: string) =>
    document
      .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute('content') ?? '';

  it('shows its title and links to its video without JavaScript', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('h1')?.textContent).not.toBe('');
    const cover = document.querySelector('a[data-act=play]');
    expect(cover?.getAttribute('href')).toMatch(/\.mp4$/);
    expect(cover?.querySelector('img')?.getAttribute('loading')).toBe('eager');
    expect(document.querySelectorAll('video')).toHaveLength(0);
  });

  it('has the metadata of the video, with the shared page as its address', () => {
    expect(meta('og:type')).toBe('video.other');
    expect(meta('og:title')).toBe(document.querySelector('h1')?.textContent);
    expect(meta('og:image')).toMatch(/^http/);
    expect(meta('og:video')).toMatch(/\.mp4$/);
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toMatch(/\/displayTemplate\/news\/mvodShare\/7001\.html$/);
    expect(meta('og:url')).toBe(canonical);
    const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(text)).toMatchObject({
      '@type': 'VideoObject',
      name: meta('og:title'),
      contentUrl: meta('og:video'),
      duration: expect.stringMatching(/^PT\d+S$/),
      uploadDate: expect.stringMatching(/^2026-/),
    });
  });

  it('has its template name and its video id', () => {
    const root = document.documentElement;
    expect(root.dataset.template).toMatch(new RegExp(`/${route}\\.html\\?id=${ID}$`));
    expect(root.dataset.video).toBe(ID);
    expect(root.dataset.article).toBeUndefined();
  });

  it('links to the feed of related videos', () => {
    const links = document.querySelectorAll('a[href*="/minVideoDetail/"]');
    expect(links).toHaveLength(route === 'mvodShare' ? 4 : 0);
    expect(document.querySelectorAll('.slide')).toHaveLength(route === 'mvodShare' ? 0 : 5);
  });
});
