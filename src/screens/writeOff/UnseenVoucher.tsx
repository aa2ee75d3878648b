import type { JoinView } from '../../ui/community/communityView.ts';
import { Fact } from '../../ui/join/Fact.tsx';

interface UnseenVoucherProps {
  readonly registCode: string;
  readonly t: JoinView['t'];
}

/** Renders the code of a voucher that the server cannot show before it is redeemed. */
export const UnseenVoucher = ({ registCode, t }: UnseenVoucherProps) => (
  <>
    <p className="verdict-hint">{t('writeoff.unseen')}</p>
    <dl className="join-facts">
      <Fact name="writeoff.code" t={t}>
        {registCode}
      </Fact>
    </dl>
  </>
);
