import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createClient } from '../../../../../src/api/client.ts';
import { loadArticleExtras } from '../../../../../src/api/pages/articlePage.ts';
import { parseHtml } from '../../../../../src/body/parse.node.ts';
import { loadTranslate } from '../../../../../src/i18n/loadTranslate.ts';
import { parseArticle } from '../../../../../src/model/article/normaliseArticle.ts';
import { DEFAULT_SITE_CONFIG } from '../../../../../src/model/site/normaliseSite.ts';
import { createArticleView } from '../../../../../src/screens/article/createArticleView.ts';
import { ListSections } from '../../../../../src/screens/article/sections/ListSections.tsx';
import { testSettings } from '../../../api/settings.ts';

const t = await loadTranslate('cn');
const settings = testSettings();
const row = (id: number) => ({ fileId: id, relId: id, title: `标题 ${id}` });

/** Renders the lists under an article whose server answers further calls with `answer`. */
async function render(facts: object, answer: object): Promise<string> {
  const article = parseArticle({
    fileId: '5',
    columnID: 12,
    title: '标题',
    content: 'x',
    ...facts,
  });
  if (!article) throw new Error('The article was not read.');
  const client = createClient({
    settings,
    device: () => '',
    now: () => 0,
    fetch: async () => new Response(JSON.stringify({ status: 0, data: answer })),
  });
  const { lists } = loadArticleExtras(client, article, DEFAULT_SITE_CONFIG);
  const page = {
    article,
    columnId: '12',
    config: DEFAULT_SITE_CONFIG,
    settings,
    ads: null,
    lists: await lists,
    reporters: [],
    comments: null,
    live: null,
  };
  const around = { flags: null, home: '/', tagLink: '', locale: 'cn', t, now: null } as const;
  const view = createArticleView(page, { ...around, parse: parseHtml, extra: [], areas: [] });
  return renderToStaticMarkup(createElement(ListSections, { view }));
}

const RELATED = [row(7), row(8)];

it.each([
  ['the article says so', { related: RELATED, relatedHasMore: true }, {}, true],
  ['the article says so in words', { related: RELATED, relatedHasMore: 'true' }, {}, true],
  ['the article says nothing', { related: RELATED }, {}, false],
  ['the article denies it', { related: RELATED, relatedHasMore: false }, {}, false],
  ['the list of their own call says so', {}, { related: RELATED, hasMore: true }, true],
  ['the list of their own call denies it', {}, { related: RELATED, hasMore: false }, false],
  ['there are none', { relatedHasMore: true }, { related: [], hasMore: true }, false],
])('a button for more related articles where %s: %#', async (_, facts, answer, hasButton) => {
  const html = await render(facts, answer);
  expect(html.includes('data-act="related"')).toBe(hasButton);
});
