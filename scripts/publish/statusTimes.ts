import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../src/model/durations.ts';
import { type Html, html } from './statusDocument.ts';

interface TimeView {
  readonly now: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** `12,345` */
export const formatCount = (count: number): string => count.toLocaleString('en-GB');

/** `0.42 s`, `12 s`, `3 min 20 s`, `2 h 5 min`; a negative lag, of clocks that differ, is `0.00 s`. */
export function formatLag(lagMs: number): string {
  const ms = Math.max(0, lagMs);
  if (ms < 9995) return `${(ms / SECOND_MS).toFixed(2)} s`;
  const seconds = Math.round(ms / SECOND_MS);
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return joinUnits(seconds, 60, 'min', 's');
  return joinUnits(Math.round(seconds / 60), 60, 'h', 'min');
}

const joinUnits = (small: number, size: number, bigUnit: string, smallUnit: string): string =>
  `${formatCount(Math.floor(small / size))} ${bigUnit} ${small % size} ${smallUnit}`;

/** One unit: `40 s`, `5 min`, `3 h`, `12 days`. */
export function formatSpan(spanMs: number): string {
  if (spanMs < MINUTE_MS) return `${Math.max(0, Math.round(spanMs / SECOND_MS))} s`;
  if (spanMs < HOUR_MS) return `${Math.round(spanMs / MINUTE_MS)} min`;
  if (spanMs < 2 * DAY_MS) return `${Math.round(spanMs / HOUR_MS)} h`;
  return `${formatCount(Math.round(spanMs / DAY_MS))} days`;
}

/** How long ago: `5 min ago`. */
export const renderAge = (time: number, { now, timeZone }: TimeView): Html =>
  renderElement(time, timeZone, `${formatSpan(now - time)} ago`);

/** The time of day to the second. */
export const renderClock = (time: number, { timeZone }: TimeView): Html =>
  renderElement(time, timeZone, format(time, timeZone, { timeStyle: 'medium' }));

/** The time of day within the last day, else day, month and time, with the year where it is another. */
export function renderTime(time: number, view: TimeView): Html {
  const { now, timeZone } = view;
  if (Math.abs(now - time) < DAY_MS) return renderClock(time, view);
  const year = (at: number) => format(at, timeZone, { year: 'numeric' });
  const text = format(time, timeZone, {
    day: 'numeric',
    month: 'short',
    ...(year(time) === year(now) ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  });
  return renderElement(time, timeZone, text);
}

function renderElement(time: number, timeZone: string, text: string): Html {
  const full = format(time, timeZone, { dateStyle: 'long', timeStyle: 'long' });
  return html`<time datetime="${new Date(time).toISOString()}" title="${full}">${text}</time>`;
}

function format(time: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(time);
}
