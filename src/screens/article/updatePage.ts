import { readSearch } from '../../host/address.ts';
import { updateDocument } from '../../host/document/updateDocument.ts';
import { hasFollowedLink, replacePage } from '../../host/navigation.ts';
import { readRouteName } from '../../host/page.ts';
import { formatCards } from '../../model/metadata.ts';
import type { PageFlags } from '../../model/mode.ts';
import { createArticleMark } from '../../model/share/shareRules.ts';
import { needsOwnScreen, ownArticleLink } from '../../routes.ts';
import { visitArticle } from '../../services/statistics/visit.ts';
import type { ArticleView } from './articleView.ts';
import { describeArticle } from './describeArticle.ts';

/**
 * Sets the document's metadata to the article's and counts the view, as on a baked page. A
 * broadcast or special that was opened as a plain article is redirected to its own screen, unless
 * the reader is already following a link.
 */
export function updatePage(view: ArticleView, flags: PageFlags): void {
  const { article, settings } = view;
  if (needsOwnScreen(readRouteName(), article.kind)) {
    const address = withQuery(ownArticleLink(article, settings.siteBase), readSearch());
    if (!hasFollowedLink()) replacePage(address);
    return;
  }
  const { title, facts } = describeArticle(view);
  updateDocument({
    title,
    canonical: facts.canonical,
    cards: formatCards(facts),
    locale: view.locale,
    keepLocale: article.isEnglish,
    config: view.config,
    article: createArticleMark(article, flags.digital),
    quiet: view.quiet,
  });
  void visitArticle(settings);
}

/** Returns the link with the query, which carries the page's mode (preview, view, CMS). */
const withQuery = (link: string, query: string): string =>
  link + (link.includes('?') ? query.replace('?', '&') : query);
