import { useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { JoinTranslate } from '../../i18n/translate.ts';
import { FormProblem } from '../../islands/login/FormProblem.tsx';
import type { SignUpVouchers } from '../../model/activity/vouchers.ts';
import { drawVoucher, type SignUpActivity } from '../../stores/join/signupdetail.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';

interface DrawVoucherProps {
  readonly activity: SignUpActivity;
  /** Those that are left; null without limit. */
  readonly stock: number | null;
  /** What the server knows of this reader now. */
  readonly onDrawn: (known: SignUpVouchers) => void;
  readonly t: JoinTranslate;
}

/** The way to a ticket, as long as there are some. */
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
    // That there are none left stands there already then.
    if (refusal !== '' && answer.value.stock !== 0) setProblem(refusal);
    const isThere = vouchers.kind === 'outside' || vouchers.vouchers.length > 0;
    if (isThere) showToast(t('voucher.drawn'));
    // An answer that only refuses says nothing of the rest.
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
      <FormProblem text={problem} />
    </>
  );
}
