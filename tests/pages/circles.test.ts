import { describe, expect, it } from 'vitest';
import { openBuilt } from '../helpers/openBuilt.ts';

const meta = (document: Document, name: string) =>
  document
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute('content') ?? '';

describe('a baked circle', () => {
  const document = openBuilt('circleDetail/901.html');

  it('shows name, notices, posts and their writers without JavaScript', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const notices = [...document.querySelectorAll('.circle-notice')];
    expect(notices.map((link) => link.getAttribute('href'))).toEqual(
      ['951', '952', '953'].map((id) => expect.stringMatching(`/noticeDetail\\.html\\?id=${id}$`)),
    );
    const posts = [...document.querySelectorAll('a.post-link')];
    expect(posts).toHaveLength(20);
    expect(posts.map((link) => link.getAttribute('href'))).toContainEqual(
      expect.stringMatching(/\/postDetail\/9001\.html$/),
    );
  });

  it('has buttons to join the circle and to post in it', () => {
    const join = document.querySelector('[data-act=follow]');
    expect([join?.getAttribute('data-type'), join?.getAttribute('data-id')]).toEqual(['18', '901']);
    expect(document.querySelector('[data-form=post]')?.getAttribute('data-id')).toBe('901');
    // The origin refuses posts in this circle, but no documented field says so beforehand.
    expect(openBuilt('circleDetail/904.html').querySelector('[data-form=post]')).not.toBeNull();
  });

  it('is shared as a circle', () => {
    expect(document.documentElement.dataset.shared).toBe('18:901');
    expect(meta(document, 'og:url')).toMatch(/\/circleDetail\/901\.html$/);
    expect(meta(document, 'og:title')).toBe(document.querySelector('h1')?.textContent);
  });
});

describe('a baked post', () => {
  const document = openBuilt('postDetail/9001.html');

  it('shows text, nine images and the circle without JavaScript', () => {
    expect(document.querySelector('.post-full')?.textContent).toMatch(/^从望潮上游/);
    const pictures = [...document.querySelectorAll('.attached img')];
    expect(pictures.map((image) => image.getAttribute('data-i'))).toEqual([...'012345678']);
    expect(document.querySelector('.post-circle')?.getAttribute('href')).toMatch(
      /\/circleDetail\/901\.html$/,
    );
  });

  it('contains the comments of the time it was baked, with their replies', () => {
    const comments = document.querySelector('#comments')?.textContent;
    expect(comments).toContain('第三张那座桥');
    expect(comments).toContain('谢谢，那天鞋里都是水。');
  });

  it('has the ids and actions of a post', () => {
    const { article, object, template } = document.documentElement.dataset;
    expect([article, object]).toEqual(['9001', '18']);
    expect(template).toMatch(/\/postDetail\.html\?id=9001$/);
    for (const act of ['praise', 'share', 'compose', 'reportPost', 'deletePost']) {
      expect(document.querySelectorAll(`[data-act=${act}]`), act).toHaveLength(1);
    }
    expect(document.querySelector('[data-act=fav]')).toBeNull();
    expect(meta(document, 'og:image')).toMatch(/^http/);
    expect(meta(document, 'description')).toMatch(/^从望潮上游/);
  });
});
