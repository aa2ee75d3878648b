import type { Contribution } from '../../model/people/types.ts';
import { Moment } from '../../ui/Moment.tsx';
import { AttachedMedia } from '../../ui/people/AttachedMedia.tsx';
import type { PeopleView } from '../../ui/people/view.ts';

interface PieceProps {
  readonly piece: Contribution;
  readonly view: PeopleView;
}

/** Renders a contribution that a reader has sent in. */
export function Piece({ piece, view }: PieceProps) {
  const { title, text, author, createdAt, attached } = piece;
  const { t, now, config } = view;
  const name = title || t('contribution.untitled');
  return (
    <article className="pb-40">
      <h1 className="mt-28 break-words text-38 font-semibold">{name}</h1>
      <p className="mt-12 flex flex-wrap gap-x-20 text-26 tabular-nums text-ink-3">
        {author && <span className="break-words">{t('contribution.by', { name: author })}</span>}
        {createdAt !== null && (
          <Moment
            at={createdAt}
            now={now}
            rule={config.times.contentRule}
            style={config.times.contentStyle}
            t={t}
          />
        )}
      </p>
      <div className="piece-text">
        {paragraphsOf(text).map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they were written
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      {attached.length > 0 && <AttachedMedia attached={attached} title={name} view={view} />}
    </article>
  );
}

/** Returns the paragraphs, which blank lines separate. */
const paragraphsOf = (text: string): readonly string[] =>
  text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
