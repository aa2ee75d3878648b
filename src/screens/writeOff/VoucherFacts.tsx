import type { VoucherPreview } from '../../model/activity/writeOff.ts';
import type { JoinView } from '../../ui/community/communityView.ts';
import { Day } from '../../ui/DaySpan.tsx';
import { Fact } from '../../ui/join/Fact.tsx';

interface VoucherFactsProps {
  readonly voucher: VoucherPreview;
  readonly registCode: string;
  /** Whether to show the state; it is the state before redeeming, so not shown afterwards. */
  readonly withState: boolean;
  readonly t: JoinView['t'];
}

const STATES = {
  unused: 'writeoff.unused',
  used: 'writeoff.used',
  expired: 'writeoff.expired',
} as const;

/** Renders the facts of a voucher that the staff may see. */
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
          <Day at={until} hour now={null} t={t} />
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
