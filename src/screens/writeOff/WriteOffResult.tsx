import { Check, X } from 'lucide';
import { useEffect, useRef } from 'react';
import { formatExactTime } from '../../i18n/formatTimestamp.ts';
import type { JoinMessageKey } from '../../i18n/translate.ts';
import type { WriteOffAnswer, WriteOffRefusal } from '../../model/activity/writeOff.ts';
import type { JoinView } from '../../ui/community/communityView.ts';
import { Icon } from '../../ui/Icon.tsx';

interface WriteOffResultProps {
  readonly answer: WriteOffAnswer;
  readonly t: JoinView['t'];
}

const REFUSALS: Readonly<Record<WriteOffRefusal, JoinMessageKey>> = {
  unknown: 'writeoff.unknown',
  used: 'writeoff.used',
  expired: 'writeoff.expired',
  shop: 'writeoff.wrongShop',
  other: 'writeoff.refused',
};

/** Renders the result for the voucher in large text. */
export function WriteOffResult({ answer, t }: WriteOffResultProps) {
  const { refusal } = answer;
  const hint = formatHint(answer, t);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button has been removed: focusing the heading lets screen readers announce it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`verdict ${refusal === null ? 'is-accepted' : ''}`}>
      <Icon className="verdict-icon" icon={refusal === null ? Check : X} />
      <h1 ref={heading} className="verdict-word" tabIndex={-1}>
        {t(refusal === null ? 'writeoff.accepted' : REFUSALS[refusal])}
      </h1>
      {hint && <p className="verdict-hint">{hint}</p>}
    </div>
  );
}

function formatHint({ refusal, usedAt, message }: WriteOffAnswer, t: JoinView['t']): string {
  const time = usedAt === null ? '' : formatExactTime(usedAt, t);
  switch (refusal) {
    case null:
      return time && t('writeoff.acceptedAt', { time });
    case 'used':
      return time && t('writeoff.usedAt', { time });
    case 'unknown':
      return t('writeoff.unknownHint');
    case 'shop':
      return t('writeoff.wrongShopHint');
    case 'expired':
      return '';
    default:
      return message;
  }
}
