import type { ReactNode } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { TimelineColumn } from '../../model/timeline.ts';
import { FoldedText } from '../../ui/FoldedText.tsx';
import { Message } from '../../ui/Message.tsx';

interface TimelineHeadProps {
  readonly column: TimelineColumn;
  readonly t: ActionTranslate;
}

/** Renders the head of a timeline: image, name and description. */
function TimelineHead({ column: { name, description, topPicture }, t }: TimelineHeadProps) {
  return (
    <>
      {topPicture && (
        <div className="axis-cover">
          <img alt="" fetchPriority="high" src={topPicture} />
        </div>
      )}
      <header className="axis-head">
        <h1 className="axis-name">{name || <Message k="timeline.title" t={t} />}</h1>
        {description && (
          <div className="axis-about">
            <FoldedText t={t} text={description} />
          </div>
        )}
      </header>
    </>
  );
}

interface TimelineScreenProps extends TimelineHeadProps {
  readonly isEmpty: boolean;
  /** The timeline's entries: an island. */
  readonly line?: ReactNode;
}

/** Renders a timeline, in a baked page and in its template. */
export const TimelineScreen = ({ column, isEmpty, line, t }: TimelineScreenProps) => (
  <>
    <TimelineHead column={column} t={t} />
    {isEmpty ? (
      <p className="py-80 text-center text-30 text-ink-2" role="status">
        <Message k="timeline.none" t={t} />
      </p>
    ) : (
      line
    )}
  </>
);
