import { findForeignLang } from '../../../model/article/language.ts';
import type { ArticleView } from '../view.ts';

/** Lead title small over the title, subtitle under it. */
export function Titles({ view: { article, lang } }: { view: ArticleView }) {
  // Articles of the newspaper carry theirs under another name.
  const lead = article.leadTitle || article.introTitle;
  const title = article.title || article.listTitle;
  return (
    <header lang={findForeignLang(title, lang) ?? lang}>
      {lead && <p className="mb-12 text-30 text-ink-2">{lead}</p>}
      <h1 className="headline text-48 font-bold">{title}</h1>
      {article.subtitle && <p className="mt-12 text-34 text-ink-2">{article.subtitle}</p>}
    </header>
  );
}
