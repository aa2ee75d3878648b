import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import type { ArticlePageReport, ArticleReport } from '../../../scripts/publish/articleReport.ts';
import { renderArticlesPage } from '../../../scripts/publish/articlesPage.ts';
import { MINUTE_MS } from '../../../src/model/durations.ts';

const NOW = Date.UTC(2026, 4, 1, 12, 3, 10);

const PAGE: ArticlePageReport = {
  url: 'https://news.example.test/news/newsDetail/12/345.html',
  writtenAt: NOW - 5 * MINUTE_MS,
  targets: [],
  isPurgeWaiting: false,
  held: null,
};
const ARTICLE: ArticleReport = { id: '345', title: 'The <b>harbour', pages: [PAGE], waiting: [] };

function show(...articles: readonly ArticleReport[]) {
  const page = renderArticlesPage(articles, { text: '"345', now: NOW, timeZone: 'UTC' });
  const { document } = new JSDOM(page).window;
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) =>
      textContent.replace(/\s+/g, ' ').trim(),
    );
  return { document, texts, main: texts('main').join() };
}

it('shows where an article is published, as text', () => {
  const targets = [
    { name: 'storage', hasPage: true },
    { name: 'copy', hasPage: false },
  ];
  const { texts, main } = show({ ...ARTICLE, pages: [{ ...PAGE, targets, isPurgeWaiting: true }] });
  expect(texts('h1')).toEqual(['1 article.']);
  expect(texts('h2')).toEqual(['The <b>harbour']);
  expect(main).toContain('written 5 min ago, on storage, not yet on copy, the CDN may have an');
});

it('has a form that withdraws only where a removal is held, with its reason', () => {
  const forms = (page: ArticlePageReport) =>
    [...show({ ...ARTICLE, pages: [page] }).document.forms].map((form) =>
      form.getAttribute('action'),
    );
  expect(forms(PAGE)).toEqual(['articles', 'articles/publish']);
  const held = { ...PAGE, held: 'not found' };
  expect(forms(held)).toEqual(['articles', 'articles/publish', 'articles/withdraw']);
  expect(show({ ...ARTICLE, pages: [held] }).main).toContain('waits for a person: not found');
});

it('shows what waits, and that an article has no page', () => {
  const task = { articleId: '345', subject: 'page 12/345', reason: 'repair', attempts: 2 } as const;
  const waiting = [
    { ...task, startsAt: NOW + MINUTE_MS },
    { ...task, attempts: 0, startsAt: NOW },
    { ...task, attempts: 0, startsAt: null },
  ];
  const { main, texts } = show({ ...ARTICLE, title: '', pages: [], waiting });
  expect(texts('h2')).toEqual(['345']);
  expect(main).toContain('It has no page.');
  expect(main).toContain('page 12/345 (repair) is done at 12:04:10, after 2 attempts.');
  expect(main).toContain('page 12/345 (repair) waits.');
  expect(main).toContain('page 12/345 (repair) waits: the sweep is stopped.');
});

it('says when nothing was found, and keeps the text', () => {
  const { texts, document } = show();
  expect(texts('h1')).toEqual(['No article.']);
  expect(texts('main > p')).toContain('Nothing is known under “"345”.');
  expect(document.querySelector('input')?.value).toBe('"345');
});

const UNKNOWN: ArticleReport = { id: 'nosucharticle', title: '', pages: [], waiting: [] };

it('knows nothing of an id without a page and a task, and offers only a number to be published', () => {
  const text = show(UNKNOWN);
  expect(text.texts('h1')).toEqual(['No article.']);
  expect(text.main).toContain('Nothing is known under “"345”.');
  expect(text.document.forms).toHaveLength(1);
  const number = show({ ...UNKNOWN, id: '99999999' });
  expect(number.texts('h1')).toEqual(['No article.']);
  expect(number.main).toContain('Nothing is known under');
  expect(number.main).toContain('If the content server has it, you can publish it.');
  expect(number.texts('button')).toEqual(['Find', 'Publish now article 99999999']);
});

it('leaves out a text that is an id by its form alone where titles have it', () => {
  const { texts, main } = show(UNKNOWN, ARTICLE);
  expect(texts('h1')).toEqual(['1 article.']);
  expect(texts('h2')).toEqual(['The <b>harbour']);
  expect(main).not.toContain('Nothing is known');
});
