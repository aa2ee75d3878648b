import type { ArticleView } from '../view.ts';

/** Lead title small over the title, subtitle under it. */
export function Titles({ view: { article, lang } }: { view: ArticleView }) {
  return (
    <header lang={lang}>
      {article.leadTitle && <p className="mb-12 text-30 text-ink-2">{article.leadTitle}</p>}
      <h1 className="headline text-48 font-bold">{article.title || article.listTitle}</h1>
      {article.subtitle && <p className="mt-12 text-34 text-ink-2">{article.subtitle}</p>}
    </header>
  );
}
