import { findForeignLang } from '../../../model/article/language.ts';
import { label } from '../../../ui/Message.tsx';
import type { ArticleView } from '../articleView.ts';

/** Renders the abstract, set apart from the text. */
export function Abstract({ view: { article, lang, t } }: { view: ArticleView }) {
  if (!article.abstract) return null;
  return (
    <p
      {...label(t, 'article.abstract')}
      className="border-b py-28 text-32 text-ink-2"
      lang={findForeignLang(article.abstract, lang) ?? lang}
      role="note"
    >
      {article.abstract}
    </p>
  );
}
