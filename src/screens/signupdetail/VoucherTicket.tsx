import { useId, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import { formatExactTime } from '../../i18n/formatTimestamp.ts';
import type { JoinMessageKey } from '../../i18n/translate.ts';
import { formatRegistCode, type Voucher } from '../../model/activity/vouchers.ts';
import { linkTo } from '../../routes.ts';
import type { JoinView } from '../../ui/community/communityView.ts';
import { QrCode } from '../../ui/QrCode.tsx';

interface VoucherTicketProps {
  readonly activityId: string;
  readonly voucher: Voucher;
  /** Whether the code is shown initially. */
  readonly isOpenFirst: boolean;
  readonly view: JoinView;
}

const STATES: Readonly<Record<Voucher['state'], JoinMessageKey>> = {
  unused: 'voucher.unused',
  used: 'voucher.used',
  expired: 'voucher.expired',
};

/** Renders a voucher: name, state, its code as text, and as a QR code for the staff's scanner. */
export function VoucherTicket({ activityId, voucher, isOpenFirst, view }: VoucherTicketProps) {
  const { name, registCode, state, usedAt, until, place } = voucher;
  const { t, base } = view;
  const [isOpen, setOpen] = useState(isOpenFirst);
  const id = useId();
  const isUnused = state === 'unused';
  const code = formatRegistCode(registCode);
  const facts: readonly (readonly [JoinMessageKey, string])[] = [
    ['voucher.usedAt', usedAt === null ? '' : formatExactTime(usedAt, t)],
    ['voucher.until', until === null ? '' : formatExactTime(until, t)],
    ['voucher.place', place],
  ];
  return (
    <>
      <div className="voucher-head">
        <h3 className="voucher-name">{name || t('voucher.title')}</h3>
        <p className={`voucher-state voucher-${state}`}>{t(STATES[state])}</p>
      </div>
      <p className="voucher-code" data-spent={isUnused ? undefined : ''}>
        <span className="sr-only">{t('voucher.code')}</span>
        {code}
      </p>
      <dl className="voucher-facts">
        {facts.map(
          ([key, text]) =>
            text && (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {isUnused && (
        <>
          <button
            aria-controls={id}
            aria-expanded={isOpen}
            className="voucher-show"
            onClick={() => setOpen(!isOpen)}
            type="button"
          >
            {t(isOpen ? 'voucher.hide' : 'voucher.show')}
          </button>
          <div className="voucher-paper" hidden={!isOpen} id={id}>
            {isOpen && (
              <>
                <QrCode
                  name={t('voucher.qrName', { code })}
                  text={
                    readSettings().siteUrl +
                    linkTo('writeOff', { activityID: activityId, registCode }, base)
                  }
                />
                <p>{t('voucher.showHint')}</p>
              </>
            )}
          </div>
        </>
      )}
    </>
  );
}
