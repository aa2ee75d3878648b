import { ChevronLeft, ChevronRight } from 'lucide';
import type { KeyboardEvent, MouseEvent } from 'react';
import { listWeeks } from '../../model/paper/date.ts';
import { Icon } from '../../ui/Icon.tsx';
import { label, Message } from '../../ui/Message.tsx';
import { formatDay, formatMonth, listWeekdays } from './paperDates.ts';
import { paperLink } from './paperLinks.ts';
import type { PaperView } from './paperView.ts';

interface CalendarProps {
  readonly view: PaperView;
  /** `2026-11`. */
  readonly month: string;
  /** Days of the month with an edition; null while they load. */
  readonly days: readonly string[] | null;
  readonly failed?: boolean;
  /** `2026-11-21`; '' when unknown. */
  readonly today: string;
  readonly onDay: (day: string, event: MouseEvent) => void;
  /** Called with the number of months to add; without it there are no buttons. */
  readonly onMonth: (by: number) => void;
  readonly onRetry: () => void;
}

/** Renders a month: days with an edition are links, the others are text. */
export function Calendar(props: CalendarProps) {
  const { view, month, days, failed, today, onDay, onMonth, onRetry } = props;
  const { data, base, t } = view;
  const isLast = today !== '' && month >= today.slice(0, 7);
  return (
    <div aria-busy={(days === null && !failed) || undefined} className="paper-calendar">
      <div className="flex items-center justify-between">
        {onMonth && (
          <button
            {...label(t, 'paper.monthBack')}
            className="flex h-88 w-88 items-center justify-center text-ink-2"
            onClick={() => onMonth(-1)}
            type="button"
          >
            <Icon className="h-44 w-44" icon={ChevronLeft} />
          </button>
        )}
        <p aria-live="polite" className="text-34 font-medium tabular-nums">
          <span suppressHydrationWarning>{formatMonth(month, t)}</span>
        </p>
        {onMonth && (
          <button
            {...label(t, 'paper.monthNext')}
            className="flex h-88 w-88 items-center justify-center text-ink-2"
            disabled={isLast}
            onClick={() => onMonth(1)}
            type="button"
          >
            <Icon className="h-44 w-44" icon={ChevronRight} />
          </button>
        )}
      </div>
      <table className="paper-month tabular-nums" onKeyDown={moveFocus}>
        <thead>
          <tr>
            {listWeekdays(t).map((name) => (
              <th className="text-26 text-ink-3" key={name} scope="col" suppressHydrationWarning>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week) => (
            <tr key={week.join()}>
              {week.map((day, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day of the week keeps its place
                <td key={index}>
                  {day !== '' && (
                    <Day
                      day={day}
                      hasEdition={days?.includes(day) ?? false}
                      href={paperLink({ date: day, paperId: data.paper.id }, base)}
                      isOpen={day === data.date}
                      isToday={day === today}
                      name={formatDay(day, t)}
                      onDay={onDay}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {failed && (
        <p className="text-center text-28 text-ink-2" role="alert">
          <Message k="paper.daysFailed" t={t} />{' '}
          <button className="min-h-88 text-accent" onClick={onRetry} type="button">
            <Message k="page.retry" t={t} />
          </button>
        </p>
      )}
    </div>
  );
}

interface DayProps extends Pick<CalendarProps, 'onDay'> {
  readonly day: string;
  readonly name: string;
  readonly href: string;
  readonly hasEdition: boolean;
  readonly isOpen: boolean;
  readonly isToday: boolean;
}

function Day({ day, name, href, hasEdition, isOpen, isToday, onDay }: DayProps) {
  const number = Number(day.slice(8));
  const mark = isToday ? 'date' : undefined;
  if (!hasEdition) {
    return (
      <span aria-current={mark} className="paper-day text-ink-3">
        {number}
      </span>
    );
  }
  return (
    <a
      aria-current={isOpen ? 'page' : mark}
      aria-label={name}
      className="paper-day"
      data-today={isToday ? '' : undefined}
      href={href}
      onClick={(event) => onDay(day, event)}
    >
      {number}
    </a>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Focuses the next day with an edition in the arrow's direction; up and down by weeks. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const cells = Array.from(event.currentTarget.querySelectorAll('td'));
  const from = cells.findIndex((cell) => cell.contains(event.target as Node));
  for (let at = from + step; from >= 0 && at >= 0 && at < cells.length; at += step) {
    const link = cells[at]?.querySelector('a');
    if (!link) continue;
    event.preventDefault();
    link.focus();
    return;
  }
}
