import { useServerSecond } from '../../islands/join/useServerSecond.ts';
import type { Voucher } from '../../model/activity/activityTypes.ts';
import { decideVoucherState } from '../../model/activity/vouchers.ts';
import type { JoinView } from '../../ui/community/communityView.ts';
import { VoucherTicket } from './VoucherTicket.tsx';

interface VoucherListProps {
  readonly activityId: string;
  readonly vouchers: readonly Voucher[];
  readonly view: JoinView;
}

/** Renders a reader's vouchers; the code of the first unused one is shown at once. */
export function VoucherList({ activityId, vouchers, view }: VoucherListProps) {
  const now = useServerSecond(vouchers.map(({ until }) => until)) ?? view.now ?? 0;
  const shown = vouchers.map((voucher) => ({
    ...voucher,
    state: decideVoucherState(voucher, now),
  }));
  const first = shown.find(({ state }) => state === 'unused')?.id;
  return (
    <ul>
      {shown.map((voucher) => (
        <li key={voucher.id} className="voucher">
          <VoucherTicket
            activityId={activityId}
            isOpenFirst={voucher.id === first}
            view={view}
            voucher={voucher}
          />
        </li>
      ))}
    </ul>
  );
}
