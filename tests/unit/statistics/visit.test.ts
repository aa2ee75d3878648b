import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { MESSENGER_AGENT } from '../../helpers/messenger.ts';
import { testSettings } from '../api/settings.ts';

// Files of this project share their modules; these mocks must not affect other files.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const done = vi.hoisted((): string[] => []);
vi.mock('../../../src/services/statistics/statistics.ts', () => ({
  recordView: () => done.push('view'),
}));
vi.mock('../../../src/services/getHost.ts', () => ({
  getHost: async () => ({
    prepareShare: async () => done.push('card'),
    hideShare: async () => done.push('hide'),
  }),
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each([
  ['an article is counted and its card is set', {}, ['view', 'card']],
  ['an article with shareClosed is counted and hides the menu', { noShare: '' }, ['view', 'hide']],
  ['a preview is not counted and hides the menu', { quiet: '' }, ['hide']],
  ['a preview with shareClosed, too', { quiet: '', noShare: '' }, ['hide']],
])('in the messenger %s', async (_, marks, expected) => {
  done.length = 0;
  vi.stubGlobal('navigator', { userAgent: MESSENGER_AGENT.ios });
  vi.stubGlobal('location', { href: 'https://share.example.test/news/newsDetail/1/2.html' });
  vi.stubGlobal('document', {
    title: '标题',
    documentElement: { dataset: { article: '2', object: '0', ...marks } },
    querySelector: () => null,
  });
  vi.resetModules();
  const { visitArticle } = await import('../../../src/services/statistics/visit.ts');
  await visitArticle(testSettings());
  expect(done).toEqual(expected);
});
