import { findForeignLang } from '../../../model/article/language.ts';
import { decideReadingHint } from '../../../model/article/reading.ts';
import { label, Message } from '../../../ui/Message.tsx';
import type { ArticleView } from '../articleView.ts';

/** Renders the abstract, set apart from the text. */
export function Abstract({ view: { article, lang, t } }: { view: ArticleView }) {
  if (!article.abstract) return null;
  return (
    <p
      {...label(t, 'article.abstract')}
      className="abstract mt-28 text-32 text-ink-2"
      lang={findForeignLang(article.abstract, lang) ?? lang}
      role="note"
    >
      {article.abstract}
    </p>
  );
}

/** Renders the article's length and reading time. */
export function ReadingTime({ view: { article, t } }: { view: ArticleView }) {
  const hint = decideReadingHint(article.wordCount, article.readMinutes);
  if (hint === null) return null;
  const { characters, minutes } = hint;
  return (
    <p className="mt-20 text-26 tabular-nums text-ink-3">
      {characters > 0 ? (
        <Message t={t} k="article.words" values={{ words: characters, minutes }} />
      ) : (
        <Message t={t} k="article.readTime" values={{ minutes }} />
      )}
    </p>
  );
}
