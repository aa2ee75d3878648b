import type { InviteFacts } from '../../model/invite/types.ts';
import type { JoinView } from '../../ui/people/view.ts';

interface GainsProps {
  readonly facts: InviteFacts;
  /** Who reads. */
  readonly of: 'inviter' | 'friend';
  readonly t: JoinView['t'];
}

/** What an invitation brings to both, the reader first; nothing where it brings nothing. */
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
