import { describe, expect, it } from 'vitest';
import { isAsset, isImage, isPage, isPageOf, isShell } from '../../../src/worker/ownFiles.ts';

const BASE = '/news';

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly redirected?: boolean;
  readonly contentType?: string;
}

function createAnswer({ contentType = 'text/html; charset=utf-8', ...facts }: Answer): Response {
  const headers = new Headers({ 'content-type': contentType });
  return { status: 200, type: 'basic', redirected: false, ...facts, headers } as Response;
}

describe('an answer that may be a page', () => {
  it.each<[string, Answer, boolean]>([
    ['a page', {}, true],
    [
      'a page after a redirect, which browsers refuse to open from a store',
      { redirected: true },
      false,
    ],
    ['a page of another site', { type: 'cors' }, false],
    ['a missing page', { status: 404 }, false],
    ['another file', { contentType: 'text/plain' }, false],
  ])('%s', (_, answer, expected) => expect(isPage(createAnswer(answer))).toBe(expected));
});

describe('code and styles', () => {
  it.each<[string, Answer, boolean]>([
    ['a.js', { contentType: 'text/javascript' }, true],
    ['a.js', { contentType: 'application/javascript; charset=utf-8' }, true],
    ['a.js', { contentType: 'application/x-javascript' }, true],
    ['a.js', {}, false],
    ['a.js', { contentType: 'text/css' }, false],
    ['a.js', { contentType: '' }, false],
    ['a.js', { contentType: 'text/javascript', status: 206 }, false],
    ['a.js', { contentType: 'text/javascript', redirected: true }, false],
    ['a.js', { contentType: 'text/javascript', type: 'opaque' }, false],
    ['a.css', { contentType: 'text/css' }, true],
    ['a.css', {}, false],
    ['a.bcmap', { contentType: 'application/octet-stream' }, true],
    ['a.bcmap', {}, false],
    ['a', {}, false],
  ])('%s of %j: %j', (name, answer, expected) =>
    expect(isAsset(`${BASE}/_astro/${name}`, createAnswer(answer))).toBe(expected),
  );
});

describe('an image of a favourite', () => {
  it.each<[Answer, boolean]>([
    [{ contentType: 'image/jpeg' }, true],
    [{ type: 'opaque', status: 0, contentType: '' }, true],
    [{}, false],
    [{ contentType: 'image/jpeg', status: 404 }, false],
  ])('%j: %j', (answer, expected) => expect(isImage(createAnswer(answer))).toBe(expected));
});

const formatPage = (attributes: string) =>
  `<!DOCTYPE html><html lang="zh-CN" ${attributes}><head><meta charset="utf-8">`;
const ARTICLE = formatPage(
  'data-route="newsDetail" data-template="/news/newsDetail.html?columnId=12&amp;id=345" data-elder="/e.css"',
);

describe('the page of an address', () => {
  it.each([
    ['/news/newsDetail/12/345.html', ARTICLE, true],
    ['/news/newsDetail/12/345', ARTICLE, true],
    ['/news/newsDetail/12/346.html', ARTICLE, false],
    ['/news/newsDetail/12/34.html', ARTICLE, false],
    ['/news/home.html', ARTICLE, false],
    ['/news/newsDetail/12/345.html', formatPage('data-route="newsDetail"'), false],
    ['/news/newsDetail/12/345.html', formatPage('data-route="home" data-template'), false],
    ['/news/newsDetail/12/345.html', `<p>${ARTICLE}`, false],
    ['/news/newsDetail/12/345.html', '', false],
    ['/news/newsDetail/12/345.html', '<html><body>Log in to this network', false],
    ['/news/home.html', formatPage('data-route="home" data-template data-elder="/e.css"'), true],
    ['/news/getUserInfo.html', formatPage('data-route="getUserInfo"'), true],
    [
      '/news/timeline/91.html',
      formatPage('data-route="hotPointTimeAxis" data-template="/news/timeline.html?id=91"'),
      true,
    ],
    [
      '/news/newsDetail/345.html',
      formatPage(
        'data-route="newsDetail" data-template="/news/newsDetail.html?columnId=&amp;id=345"',
      ),
      true,
    ],
    [
      '/news/paperSharePage/2026-11-14.html',
      formatPage(
        'data-route="paperSharePage" data-template="/news/paperSharePage.html?time=2026-11-14&amp;paperId=1"',
      ),
      true,
    ],
  ])('%s', (path, html, expected) => expect(isPageOf(path, BASE, html)).toBe(expected));

  it('without a base', () =>
    expect(isPageOf('/newsDetail/12/345.html', '', ARTICLE.replace('/news/', '/'))).toBe(true));
});

describe('the page that is shown in place of others', () => {
  it.each([
    [formatPage('data-base="/news" data-locale="cn"'), true],
    [formatPage('data-base data-locale="cn"'), true],
    [ARTICLE, false],
    ['<html><body>Log in to this network', false],
  ])('%s: %j', (html, expected) => expect(isShell(html)).toBe(expected));
});
