import type { Inviter } from '../../model/invite/normaliseInvite.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { JoinView } from '../../ui/community/communityView.ts';
import { copyInviteCode } from './copyInviteCode.ts';

interface InviteCodeCardProps {
  readonly code: string;
  /** Heading of the card. */
  readonly label: string;
  /** The member whose code it is, when that is shown. */
  readonly owner?: Inviter | undefined;
  readonly t: JoinView['t'];
}

/**
 * Renders an invite code in large letters and a button that copies it; a template without React adds
 * the button's function (screens/shareinvite/shareinvite.template.tsx, screens/invitedToDownload/invitedToDownload.template.tsx).
 */
export function InviteCodeCard({ code, label, owner, t }: InviteCodeCardProps) {
  return (
    <section className="invite-card">
      {owner?.name && (
        <p className="invite-owner">
          <Avatar name={owner.name} src={owner.icon} />
          <span>{owner.name}</span>
        </p>
      )}
      <h2 className="invite-label">{label}</h2>
      <p className="invite-code" lang="en" translate="no">
        {code}
      </p>
      <button className="invite-copy" onClick={() => void copyInviteCode(code, t)} type="button">
        {t('invite.copy')}
      </button>
    </section>
  );
}
