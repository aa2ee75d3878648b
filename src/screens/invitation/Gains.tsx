import type { InviteFacts } from '../../model/invite/types.ts';
import type { JoinView } from '../../ui/people/view.ts';

interface GainsProps {
  readonly facts: InviteFacts;
  /** Which of the two the reader is. */
  readonly of: 'inviter' | 'friend';
  readonly t: JoinView['t'];
}

/**
 * Renders the points that an invitation credits to both members, the reader first; null without
 * points.
 */
export function Gains({ facts: { score, friendScore }, of, t }: GainsProps) {
  const rows = (
    of === 'inviter'
      ? [
          [t('invite.you'), score],
          [t('invite.friend'), friendScore],
        ]
      : [
          [t('invite.you'), friendScore],
          [t('invite.inviter'), score],
        ]
  ) as readonly (readonly [string, number])[];
  const told = rows.filter(([, n]) => n > 0);
  if (told.length === 0) return null;
  return (
    <dl className="invite-gains">
      {told.map(([who, n]) => (
        <div key={who}>
          <dt>{who}</dt>
          <dd>{t('invite.points', { n })}</dd>
        </div>
      ))}
    </dl>
  );
}
