import type { ReactNode } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { TimelineColumn } from '../../model/timeline.ts';
import { BackBar } from '../../ui/BackBar.tsx';
import { FoldedText } from '../../ui/FoldedText.tsx';
import { Message } from '../../ui/Message.tsx';

interface TimelineHeadProps {
  readonly column: TimelineColumn;
  readonly t: ActionTranslate;
}

/** Renders the head of a timeline: image, name and description. */
export function TimelineHead({ column: { name, description, topPicture }, t }: TimelineHeadProps) {
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
  readonly siteName: string;
  /** URL of the front page. */
  readonly home: string;
  readonly isEmpty: boolean;
  /** The timeline's entries: an island. */
  readonly line?: ReactNode;
}

/** Renders a timeline in a baked page. */
export function TimelineScreen({ column, siteName, home, isEmpty, line, t }: TimelineScreenProps) {
  return (
    <>
      <BackBar home={home} name={siteName} t={t} />
      <main className="px-32 pb-80" id="main">
        <TimelineHead column={column} t={t} />
        {isEmpty ? (
          <p className="py-80 text-center text-30 text-ink-2" role="status">
            <Message k="timeline.none" t={t} />
          </p>
        ) : (
          line
        )}
      </main>
    </>
  );
}
