import { updateDocument } from '../../host/document.ts';
import type { PageFlags } from '../../model/mode.ts';
import { markArticle } from '../../model/share/rules.ts';
import { articleMetadata } from './metadata.ts';
import type { ArticleView } from './view.ts';

/** Tells the document of a template what its article is called and where it lives. */
export function updatePage(view: ArticleView, flags: PageFlags): void {
  const { title, canonical } = articleMetadata(view);
  updateDocument({
    title: flags.title || title,
    canonical,
    locale: view.locale,
    keepLocale: view.article.isEnglish,
    config: view.config,
    article: markArticle(view.article, flags.digital),
  });
}
