import { readRoute, readSearch } from '../../host/address.ts';
import { updateDocument } from '../../host/document.ts';
import { hasFollowedLink, leaveFor } from '../../host/leave.ts';
import { formatCards } from '../../model/metadata.ts';
import type { PageFlags } from '../../model/mode.ts';
import { markArticle } from '../../model/share/rules.ts';
import { needsOwnScreen, ownArticleLink } from '../../routes.ts';
import { visitArticle } from '../../stores/visit.ts';
import { describeArticle } from './describeArticle.ts';
import type { ArticleView } from './view.ts';

/**
 * Tells the document of a template what its article is called and where it lives; from
 * then on it is a page like a baked one, and is counted and shared as one. A broadcast or a
 * special that was opened as a plain article goes to its own screen instead, unless the reader
 * is leaving by a link.
 */
export function updatePage(view: ArticleView, flags: PageFlags): void {
  const { article, settings } = view;
  if (needsOwnScreen(readRoute(), article.kind)) {
    const address = withQuery(ownArticleLink(article, settings.siteBase), readSearch());
    if (!hasFollowedLink()) leaveFor(address);
    return;
  }
  const { title, facts } = describeArticle(view);
  updateDocument({
    title: flags.title || title,
    canonical: facts.canonical,
    cards: formatCards(facts),
    locale: view.locale,
    keepLocale: article.isEnglish,
    config: view.config,
    article: markArticle(article, flags.digital),
    quiet: view.quiet,
  });
  void visitArticle(settings);
}

/** The mode of the page (preview, view, CMS) goes along. */
const withQuery = (link: string, query: string): string =>
  link + (link.includes('?') ? query.replace('?', '&') : query);
