import type { KeyboardEvent } from 'react';
import { formatExactTime } from '../../i18n/formatTimestamp.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { formatCount } from '../../model/article/counts.ts';
import type { TimeLeft } from '../../model/live/liveCountdown.ts';
import { listPlayableLines } from '../../model/live/mediaHeader.ts';
import type { LiveMain } from '../../model/live/normaliseLive.ts';
import { CalendarButton } from '../../ui/CalendarButton.tsx';
import { label, Message } from '../../ui/Message.tsx';

export interface LiveStatusProps {
  readonly main: LiveMain;
  readonly line: number;
  /** Whether `main` was just requested; otherwise states that may have changed are not shown. */
  readonly asked: boolean;
  /** Time until the start; null in baked pages, and once it is over. */
  readonly left?: TimeLeft | null;
  /** Language of the messages, where it may differ from the page's. */
  readonly lang?: string;
  readonly t: ActionTranslate;
}

/** Renders the lines to choose from, the state, the calendar's button before the start, and the numbers of viewers and views. */
export function LiveStatus({ main, line, asked, left, lang, t }: LiveStatusProps) {
  const { state, startsAt, title } = main;
  const lines = listPlayableLines(main);
  return (
    <>
      {lines.length > 1 && <Lines chosen={line} lines={lines} main={main} t={t} />}
      <p className="live-status" lang={lang}>
        <State asked={asked} main={main} t={t} />
        {state === 'preview' && startsAt !== null && (left || !asked) && (
          <CalendarButton event={{ name: title, startsAt }} t={t} />
        )}
        {state === 'live' && main.readers > 0 && (
          <Message t={t} k="broadcast.watching" values={{ n: formatCount(main.readers) }} />
        )}
        {main.clicks > 0 && (
          <Message t={t} k="broadcast.views" values={{ n: formatCount(main.clicks) }} />
        )}
      </p>
    </>
  );
}

/** Renders the state. A baked page may be old: before the start it contains only the start time. */
function State({ main, asked, t }: Pick<LiveStatusProps, 'main' | 'asked' | 't'>) {
  const { state, startsAt } = main;
  if (state === 'preview' && startsAt !== null && !asked) {
    return <Message t={t} k="broadcast.starts" values={{ time: formatExactTime(startsAt, t) }} />;
  }
  return (
    <span className={state === 'live' ? 'live-state live-on' : 'live-state'}>
      <Message t={t} k={`live.${state}`} />
    </span>
  );
}

interface LinesProps {
  readonly main: LiveMain;
  readonly lines: readonly number[];
  readonly chosen: number;
  readonly t: ActionTranslate;
}

/** Renders the lines. Taps are held before hydration (`data-act`); arrow keys change the line. */
function Lines({ main, lines, chosen, t }: LinesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      {...label(t, 'broadcast.lines')}
      className="live-lines"
      onKeyDown={chooseByArrowKey}
      role="group"
    >
      {lines.map((line) => (
        <button
          key={line}
          aria-pressed={line === chosen}
          className="live-line"
          data-act="line"
          data-line={line}
          type="button"
        >
          {main.lines[line]?.name || <Message t={t} k="broadcast.line" values={{ n: line + 1 }} />}
        </button>
      ))}
    </div>
  );
}

function chooseByArrowKey(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const buttons = Array.from(event.currentTarget.querySelectorAll('button'));
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  if (!step || at < 0) return;
  event.preventDefault();
  const next = buttons[(at + step + buttons.length) % buttons.length];
  next?.focus();
  next?.click();
}
