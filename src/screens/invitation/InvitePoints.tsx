import type { InviteFacts } from '../../model/invite/normaliseInvite.ts';
import type { JoinView } from '../../ui/community/communityView.ts';

interface InvitePointsProps {
  readonly facts: InviteFacts;
  /** Which of the two the reader is. */
  readonly of: 'inviter' | 'friend';
  readonly t: JoinView['t'];
}

/**
 * Renders the points that an invitation credits to both members, the reader first; null without
 * points.
 */
export function InvitePoints({ facts: { score, friendScore }, of, t }: InvitePointsProps) {
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
  const shownRows = rows.filter(([, n]) => n > 0);
  if (shownRows.length === 0) return null;
  return (
    <dl className="invite-gains">
      {shownRows.map(([who, n]) => (
        <div key={who}>
          <dt>{who}</dt>
          <dd>{t('invite.points', { n })}</dd>
        </div>
      ))}
    </dl>
  );
}
