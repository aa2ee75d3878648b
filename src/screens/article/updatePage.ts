import { updateDocument } from '../../host/document.ts';
import type { PageFlags } from '../../model/mode.ts';
import { markArticle } from '../../model/share/rules.ts';
import { visitArticle } from '../../stores/visit.ts';
import { articleMetadata } from './metadata.ts';
import type { ArticleView } from './view.ts';

/**
 * Tells the document of a template what its article is called and where it lives; from
 * then on it is a page like a baked one, and is counted and shared as one.
 */
export function updatePage(view: ArticleView, flags: PageFlags): void {
  const { title, canonical, cards } = articleMetadata(view);
  updateDocument({
    title: flags.title || title,
    canonical,
    cards,
    locale: view.locale,
    keepLocale: view.article.isEnglish,
    config: view.config,
    article: markArticle(view.article, flags.digital),
    quiet: view.quiet,
  });
  void visitArticle(view.settings);
}
