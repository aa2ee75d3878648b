import { useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { JoinTranslate } from '../../i18n/translate.ts';
import { FormError } from '../../islands/login/FormError.tsx';
import type { SignUpVouchers } from '../../model/activity/vouchers.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { drawVoucher, type SignUpActivity } from './signupdetail.state.ts';

interface DrawVoucherProps {
  readonly activity: SignUpActivity;
  /** Number of vouchers that are left; null when unlimited. */
  readonly stock: number | null;
  /** Called with the reader's current vouchers from the server. */
  readonly onDrawn: (known: SignUpVouchers) => void;
  readonly t: JoinTranslate;
}

/** Renders the button that draws a voucher, while there are any left. */
export function DrawVoucher({ activity, stock, onDrawn, t }: DrawVoucherProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const draw = async () => {
    setProblem('');
    setBusy(true);
    const answer = await drawVoucher(readSettings(), activity);
    setBusy(false);
    if (!answer.ok) return setProblem(t('voucher.failed'));
    const { refusal, vouchers } = answer.value;
    // For a stock of 0 the page shows that message already.
    if (refusal !== '' && answer.value.stock !== 0) setProblem(refusal);
    const isThere = vouchers.kind === 'outside' || vouchers.vouchers.length > 0;
    if (isThere) showToast(t('voucher.drawn'));
    // A response that contains nothing but a refusal must not replace the known state.
    if (isThere || answer.value.signUp) onDrawn(answer.value);
  };

  return (
    <>
      {stock === 0 ? (
        <p className="signup-hint" role="status">
          {t('voucher.none')}
        </p>
      ) : (
        <BusyButton busy={busy} className="main-button" onClick={() => void draw()} type="button">
          {t('voucher.draw')}
        </BusyButton>
      )}
      {stock !== null && stock > 0 && (
        <p className="voucher-stock">{t('voucher.stock', { n: stock })}</p>
      )}
      <FormError text={problem} />
    </>
  );
}
