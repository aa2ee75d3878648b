import { parseHtml } from '../../src/body/parse.node.ts';
import { loadTranslate } from '../../src/i18n/loadTranslate.ts';
import { parseArticle } from '../../src/model/article/normaliseArticle.ts';
import { DEFAULT_SITE_CONFIG } from '../../src/model/site/normaliseSite.ts';
import type { ArticleView } from '../../src/screens/article/articleView.ts';
import { createArticleView } from '../../src/screens/article/createArticleView.ts';
import { testSettings } from '../unit/api/settings.ts';

type Page = Parameters<typeof createArticleView>[0];
type Around = Parameters<typeof createArticleView>[1];

const t = await loadTranslate('cn');

/** Returns the view of an article with these fields of the wire, and nothing else on its page unless it is given. */
export function createTestView(
  fields: object,
  page: Partial<Page> = {},
  around: Partial<Around> = {},
): ArticleView {
  const article = parseArticle({ fileId: '5', columnID: 12, title: '标题', ...fields });
  if (!article) throw new Error('the article was not read');
  const { hot, latest, related, reporters } = article;
  return createArticleView(
    {
      article,
      columnId: '12',
      config: DEFAULT_SITE_CONFIG,
      settings: testSettings(),
      ads: null,
      lists: { hot, latest, related, hasMoreRelated: false, recommended: [] },
      reporters,
      comments: null,
      live: null,
      ...page,
    },
    {
      flags: null,
      home: '/',
      tagLink: '',
      locale: 'cn',
      t,
      now: null,
      parse: parseHtml,
      extra: [],
      areas: [],
      ...around,
    },
  );
}
