import { decideUpdatedAt } from '../../../model/article/metadata.ts';
import { LangText } from '../../../ui/LangText.tsx';
import { Message } from '../../../ui/Message.tsx';
import { ContentTime } from '../../../ui/Timestamp.tsx';
import type { ArticleView } from '../articleView.ts';

/** Renders when the article was changed after its publication, and the editors' note about a correction. */
export function Updates({ view: { article, config, now, t } }: { view: ArticleView }) {
  const updatedAt = config.counts.showTime ? decideUpdatedAt(article, now ?? Date.now()) : null;
  // A number or a flag is no note.
  const correctionNote = /\p{L}{2}/u.test(article.correctionNote) && article.correctionNote;
  if (updatedAt === null && !correctionNote) return null;
  return (
    <p className="mt-20 text-26 tabular-nums text-ink-3">
      {updatedAt !== null && (
        <>
          <Message t={t} k="article.updated" />{' '}
          <ContentTime at={updatedAt} now={now} t={t} times={config.times} />
        </>
      )}
      {updatedAt !== null && correctionNote && ' · '}
      {correctionNote && <LangText t={t} text={correctionNote} />}
    </p>
  );
}
