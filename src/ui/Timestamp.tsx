import { formatTimestamp } from '../i18n/formatTimestamp.ts';
import type { Translate } from '../i18n/translate.ts';
import type { TimeStyle } from '../model/site/siteTypes.ts';
import { formatChinaIso, formatDate } from '../model/time.ts';

interface TimestampProps {
  readonly at: number;
  readonly style: TimeStyle;
  /** Date pattern of the site; '' for that of the style. */
  readonly rule: string;
  /** Epoch ms; null in baked pages, whose script makes times relative later. */
  readonly now: number | null;
  readonly t: Translate;
}

/**
 * Renders a timestamp, relative while it is recent, with the exact time in its title. A baked page
 * contains the exact time until its script (behaviours/relativeTimes.ts) makes it relative.
 */
export function Timestamp({ at, style, rule, now, t }: TimestampProps) {
  const exact = formatDate(at, 'YYYY-MM-DD HH:mm');
  return (
    <time
      dateTime={formatChinaIso(at)}
      title={now === null ? undefined : exact}
      data-style={style}
      data-rule={rule || undefined}
    >
      {now === null ? exact : formatTimestamp(at, now, style, rule, t)}
    </time>
  );
}
