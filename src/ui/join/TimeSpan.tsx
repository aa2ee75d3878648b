import { formatChinaIso, formatDate } from '../../model/time.ts';

interface TimeSpanProps {
  readonly from: number | null;
  readonly until: number | null;
}

const DAY = 'YYYY-MM-DD';
const MINUTE = 'HH:mm';

/** Renders a time span to the minute, in China's time zone; a shared day is written once. */
export function TimeSpan({ from, until }: TimeSpanProps) {
  const isOneDay =
    from !== null && until !== null && formatDate(from, DAY) === formatDate(until, DAY);
  return (
    <>
      {from !== null && <Time at={from} pattern={`${DAY} ${MINUTE}`} />}
      {' – '}
      {until !== null && <Time at={until} pattern={isOneDay ? MINUTE : `${DAY} ${MINUTE}`} />}
    </>
  );
}

const Time = ({ at, pattern }: { readonly at: number; readonly pattern: string }) => (
  <time className="join-time" dateTime={formatChinaIso(at)}>
    {formatDate(at, pattern)}
  </time>
);
