import type { FormEvent } from 'react';
import type { JoinMessageKey } from '../../i18n/translate.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import type { JoinView } from '../../ui/community/communityView.ts';
import { Field } from '../../ui/login/Field.tsx';

interface RedeemFormProps {
  readonly busy: boolean;
  readonly shop: string;
  readonly onShop: (shop: string) => void;
  readonly onConfirm: () => void;
  /** Message key of the button's label. */
  readonly label: JoinMessageKey;
  readonly t: JoinView['t'];
}

/** Renders the form that redeems the voucher at a shop. */
export function RedeemForm({ busy, shop, onShop, onConfirm, label, t }: RedeemFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onConfirm();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field
        autoCapitalize="characters"
        autoComplete="off"
        hint={t('writeoff.shopHint')}
        label={t('writeoff.shop')}
        maxLength={60}
        name="shopSite"
        onType={onShop}
        readOnly={busy}
        value={shop}
      />
      <BusyButton busy={busy} className="main-button" type="submit">
        {t(label)}
      </BusyButton>
    </form>
  );
}
