import type { Translate } from '../../i18n/translate.ts';
import { formatDate, formatSiteIso } from '../../model/time.ts';
import { ExactTime } from '../../ui/ExactTime.tsx';

interface TimeSpanProps {
  readonly from: number | null;
  readonly until: number | null;
  readonly t: Translate;
}

/** Renders a time span to the minute, in the site's time zone; a shared day is written once. */
export function TimeSpan({ from, until, t }: TimeSpanProps) {
  const isOneDay = from !== null && until !== null && dayOf(from) === dayOf(until);
  return (
    <>
      {from !== null && <ExactTime at={from} t={t} />}
      {' – '}
      {until !== null &&
        (isOneDay ? (
          <time dateTime={formatSiteIso(until)}>{formatDate(until, 'HH:mm')}</time>
        ) : (
          <ExactTime at={until} t={t} />
        ))}
    </>
  );
}

const dayOf = (at: number) => formatDate(at, 'YYYY-MM-DD');
