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
  const id = `voucher-${voucher.id}`;
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
            aria-expanded={isOpenFirst}
            className="voucher-show"
            data-signup="ticket"
            type="button"
          >
            <span className="voucher-closed">{t('voucher.show')}</span>
            <span className="voucher-open">{t('voucher.hide')}</span>
          </button>
          <div className="voucher-paper" hidden={!isOpenFirst} id={id}>
            <QrCode
              name={t('voucher.qrName', { code })}
              text={
                readSettings().siteUrl +
                linkTo('writeOff', { activityID: activityId, registCode }, base)
              }
            />
            <p>{t('voucher.showHint')}</p>
          </div>
        </>
      )}
    </>
  );
}
