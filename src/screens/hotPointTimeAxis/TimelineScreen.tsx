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
            <Words k="timeline.none" t={t} />
          </p>
        ) : (
          line
        )}
      </main>
    </>
  );
}
