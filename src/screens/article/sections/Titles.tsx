import { findForeignLang } from '../../../model/article/language.ts';
import { startsWithLabel } from '../../../model/article/rowMeta.ts';
import type { ArticleView } from '../articleView.ts';

/** Renders the lead title, the title and the subtitle. */
export function Titles({ view: { article, lang } }: { view: ArticleView }) {
  // Articles of the newspaper have the lead title in `introTitle`.
  const lead = article.leadTitle || article.introTitle;
  const title = article.title || article.listTitle;
  return (
    <header lang={findForeignLang(title, lang) ?? lang}>
      {lead && !startsWithLabel(title, lead) && <p className="mb-20 text-30 text-ink-2">{lead}</p>}
      <h1 className="headline text-48 font-bold">{title}</h1>
      {article.subtitle && <p className="mt-20 text-34 text-ink-2">{article.subtitle}</p>}
    </header>
  );
}
