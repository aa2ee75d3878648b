import { describe, expect, it } from 'vitest';
import { openBuilt } from '../helpers/openBuilt.ts';

const metaOf = (document: Document) => (name: string) =>
  document
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute('content') ?? '';

describe('a baked account', () => {
  const document = openBuilt('xyDetail/201.html');
  const meta = metaOf(document);

  it('shows name, first articles and other accounts without JavaScript', () => {
    expect(document.querySelector('h1')?.textContent).toBe('穗安农技站');
    expect(document.querySelectorAll('main a[data-article]').length).toBeGreaterThan(0);
    const others = [...document.querySelectorAll('.accounts-strip a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(others.length).toBeGreaterThan(1);
    expect(others.every((href) => /\/xyDetail\/\d+\.html$/.test(href ?? ''))).toBe(true);
    expect(others.some((href) => href?.endsWith('/201.html'))).toBe(false);
  });

  it('has a tab per list, with the first selected', () => {
    const tabs = [...document.querySelectorAll('[role=tab]')];
    expect(tabs.map((tab) => tab.textContent)).toEqual(['稿件', '视频', '问答', '动态']);
    expect(tabs.map((tab) => tab.getAttribute('aria-selected') === 'true')).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('has the ids of an account for following, asking and sharing', () => {
    const follow = document.querySelector('.person [data-act=follow]');
    expect(follow?.getAttribute('data-type')).toBe('4');
    expect(follow?.getAttribute('data-id')).toBe('201');
    const ask = document.querySelector('[data-act=form]');
    expect(ask?.getAttribute('data-of')).toBe('account');
    expect(document.documentElement.dataset.shared).toBe('5:201');
    expect(document.documentElement.dataset.article).toBeUndefined();
  });

  it('has its own metadata', () => {
    expect(document.title).toMatch(/穗安农技站/);
    expect(meta('og:title')).toMatch(/穗安农技站/);
    expect(meta('og:image')).toMatch(/^http/);
    expect(meta('description')).not.toBe('');
    expect(meta('og:url')).toMatch(/\/xyDetail\/201\.html$/);
  });
});

describe('a baked dynamic', () => {
  const document = openBuilt('dynamicDetail/528.html');
  const meta = metaOf(document);

  it('shows text, writer and images without JavaScript', () => {
    expect(document.querySelector('h1')?.textContent).toBe('晚播的小麦怎么补');
    expect(document.querySelector('.dynamic-body')?.textContent).toMatch(/小麦播种/);
    const writer = document.querySelector('.writer-name');
    expect(writer?.textContent).toBe('穗安农技站');
    expect(writer?.getAttribute('href')).toMatch(/\/xyDetail\/201\.html$/);
    expect(document.querySelectorAll('.attached-pic img')).toHaveLength(3);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  it('is shared as an account’s post, and its writer is followed as an account', () => {
    expect(document.documentElement.dataset.shared).toBe('10:528');
    expect(meta('og:url')).toMatch(/\/dynamicDetail\/528\.html$/);
    expect(meta('og:image')).toMatch(/^http/);
    const follow = document.querySelector('[data-act=follow]');
    expect(follow?.getAttribute('data-type')).toBe('4');
    expect(follow?.getAttribute('data-id')).toBe('201');
  });

  it('is named after its writer where it has no title', () => {
    const untitled = openBuilt('dynamicDetail/529.html');
    expect(untitled.querySelector('h1')?.textContent).toBe('穗安农技站的动态');
    expect(untitled.title).toMatch(/穗安农技站的动态/);
  });
});

it('a closed account has no page', () => {
  expect(() => openBuilt('xyDetail/290.html')).toThrow();
});
