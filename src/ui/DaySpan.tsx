import { formatDay } from '../i18n/formatDay.ts';
import type { Translate } from '../i18n/translate.ts';
import { countDays, formatDate, formatSiteIso } from '../model/time.ts';

interface DayProps {
  readonly at: number;
  /** The start of a span that ends then. */
  readonly from?: number | null;
  /** Whether the hour is shown. */
  readonly hour?: boolean;
  /** Epoch ms; null in baked pages, whose script makes days relative later. */
  readonly now: number | null;
  readonly t: Translate;
}

/**
 * Renders the start or the end of something, never in a style of the site. In a baked page it is the
 * whole date, which is right at any age, until behaviours/relativeTimes.ts shortens it.
 */
export const Day = ({ at, from, hour = false, now, t }: DayProps) => (
  <time dateTime={formatSiteIso(at)} data-day="" data-hour={hour ? '' : undefined}>
    {formatDay(at, now, hour, t, from)}
  </time>
);

interface DaySpanProps extends Omit<DayProps, 'at'> {
  readonly from: number | null;
  readonly until: number | null;
}

/** Renders a span of time; a day that both ends share is written once. */
export function DaySpan({ from, until, ...rest }: DaySpanProps) {
  if (from === null && until === null) return null;
  const isOneDay = from !== null && until !== null && countDays(from) === countDays(until);
  const hasEnd = !isOneDay || (rest.hour && from !== until);
  return (
    <>
      {from !== null && <Day at={from} {...rest} />}
      {hasEnd && ' – '}
      {hasEnd &&
        until !== null &&
        (isOneDay ? (
          <time dateTime={formatSiteIso(until)}>{formatDate(until, 'HH:mm')}</time>
        ) : (
          <Day at={until} from={from} {...rest} />
        ))}
    </>
  );
}
