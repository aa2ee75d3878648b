import type { ReactNode } from 'react';
import type { ActTranslate } from '../../i18n/translate.ts';
import type { AxisColumn } from '../../stores/hotPointTimeAxis.ts';
import { BackBar } from '../../ui/BackBar.tsx';
import { Folded } from '../../ui/Folded.tsx';
import { Words } from '../../ui/words.tsx';

interface TimelineHeadProps {
  readonly column: AxisColumn;
  readonly t: ActTranslate;
}

/** What the hot point is about. */
export function TimelineHead({ column: { name, description, topPicture }, t }: TimelineHeadProps) {
  return (
    <>
      {topPicture && (
        <div className="axis-cover">
          <img alt="" fetchPriority="high" src={topPicture} />
        </div>
      )}
      <header className="axis-head">
        <h1 className="axis-name">{name || <Words k="timeline.title" t={t} />}</h1>
        {description && (
          <div className="axis-about">
            <Folded t={t} text={description} />
          </div>
        )}
      </header>
    </>
  );
}

interface TimelineScreenProps extends TimelineHeadProps {
  readonly siteName: string;
  /** Address of the front page. */
  readonly home: string;
  readonly isEmpty: boolean;
  /** The line itself: an island of its own. */
  readonly line?: ReactNode;
}

/** A hot point, as a baked page shows it. */
export function TimelineScreen({ column, siteName, home, isEmpty, line, t }: TimelineScreenProps) {
  return (
    <>
      <BackBar home={home} name={siteName} t={t} />
      <main className="px-32 pb-80" id="main">
        <TimelineHead column={column} t={t} />
        {isEmpty ? (
          <p className="py-80 text-center text-30 text-ink-2" role="status">
            <Words k="timeline.none" t={t} />
          </p>
        ) : (
          line
        )}
      </main>
    </>
  );
}
