import { formatSiteTimestamp } from '../i18n/formatTimestamp.ts';
import type { Translate } from '../i18n/translate.ts';
import type { TimeSettings, TimeStyle } from '../model/site/siteTypes.ts';
import { formatDate, formatSiteIso } from '../model/time.ts';

interface TimestampProps {
  readonly at: number;
  readonly style: TimeStyle;
  /** Date pattern of the site; '' for that of the style. */
  readonly rule: string;
  /** Whether the hour is always shown. */
  readonly hour?: boolean;
  /** Epoch ms; null in baked pages, whose script makes times relative later. */
  readonly now: number | null;
  readonly t: Translate;
}

/**
 * Renders a timestamp, relative while it is recent. A baked page contains the whole date, which is
 * right at any age, until its script (behaviours/relativeTimes.ts) makes it relative.
 */
export function Timestamp({ at, style, rule, hour = false, now, t }: TimestampProps) {
  return (
    <time
      dateTime={formatSiteIso(at)}
      data-hour={hour ? '' : undefined}
      data-rule={rule || undefined}
      data-style={style}
    >
      {now === null
        ? formatWholeDate(at, rule, hour, t)
        : formatSiteTimestamp(at, now, style, rule, hour, t)}
    </time>
  );
}

interface SiteTimeProps extends Pick<TimestampProps, 'hour' | 'now' | 't'> {
  /** null for a time that is unknown: nothing is rendered. */
  readonly at: number | null;
  readonly times: TimeSettings;
}

/** Renders the time of something in a list, as the site writes times there. */
export const ListTime = ({ at, times, ...rest }: SiteTimeProps) =>
  at !== null && <Timestamp {...rest} at={at} rule={times.listRule} style={times.listStyle} />;

/** Renders the time of what a page shows, as the site writes it there, with its hour. */
export const ContentTime = ({ at, times, ...rest }: Omit<SiteTimeProps, 'hour'>) =>
  at !== null && (
    <Timestamp {...rest} at={at} hour rule={times.contentRule} style={times.contentStyle} />
  );

/** Returns the date in the site's pattern if that has a year, else in the language's. */
const formatWholeDate = (at: number, rule: string, hour: boolean, t: Translate) =>
  formatDate(at, /y/i.test(rule) ? rule : `${t('time.date')}${hour ? ' HH:mm' : ''}`);
