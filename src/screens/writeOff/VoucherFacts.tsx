import type { VoucherPreview } from '../../model/activity/writeOff.ts';
import { formatChinaIso, formatDate } from '../../model/time.ts';
import { Fact } from '../../ui/join/Fact.tsx';
import type { JoinView } from '../../ui/people/view.ts';

interface VoucherFactsProps {
  readonly voucher: VoucherPreview;
  readonly registCode: string;
  /** What it was before it was taken; afterwards that says nothing. */
  readonly withState: boolean;
  readonly t: JoinView['t'];
}

const STATES = {
  unused: 'writeoff.unused',
  used: 'writeoff.used',
  expired: 'writeoff.expired',
} as const;

/** What the door may know: what the voucher is for, and whether it is worth something. */
export function VoucherFacts({ voucher, registCode, withState, t }: VoucherFactsProps) {
  const { activity, name, holder, until, state } = voucher;
  return (
    <dl className="join-facts">
      {activity && (
        <Fact name="activity.title" t={t}>
          {activity}
        </Fact>
      )}
      {name && (
        <Fact name="writeoff.voucher" t={t}>
          {name}
        </Fact>
      )}
      <Fact name="writeoff.code" t={t}>
        {registCode}
      </Fact>
      {holder && (
        <Fact name="writeoff.holder" t={t}>
          {holder}
        </Fact>
      )}
      {until !== null && (
        <Fact name="writeoff.until" t={t}>
          <time dateTime={formatChinaIso(until)}>{formatDate(until, 'YYYY-MM-DD HH:mm')}</time>
        </Fact>
      )}
      {withState && (
        <Fact name="writeoff.state" t={t}>
          {t(STATES[state])}
        </Fact>
      )}
    </dl>
  );
}
