import type { JoinTranslate } from '../../i18n/translate.ts';
import { FormError } from '../../islands/login/FormError.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';

interface DrawVoucherProps {
  /** Number of vouchers that are left; null when unlimited. */
  readonly stock: number | null;
  /** Why none was drawn; '' for no reason. */
  readonly problem: string;
  readonly t: JoinTranslate;
}

/** Renders the button that draws a voucher, while there are any left. */
export const DrawVoucher = ({ stock, problem, t }: DrawVoucherProps) => (
  <div data-draw="">
    {stock === 0 ? (
      <p className="signup-hint" role="status">
        {t('voucher.none')}
      </p>
    ) : (
      <BusyButton busy={false} className="main-button" type="button">
        {t('voucher.draw')}
      </BusyButton>
    )}
    {stock !== null && stock > 0 && (
      <p className="voucher-stock">{t('voucher.stock', { n: stock })}</p>
    )}
    <FormError text={problem} />
  </div>
);
