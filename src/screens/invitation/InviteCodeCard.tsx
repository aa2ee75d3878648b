import { copyText } from '../../host/copyText.ts';
import { readSettings } from '../../host/settings.ts';
import type { Inviter } from '../../model/invite/inviteTypes.ts';
import { getHost } from '../../services/getHost.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { JoinView } from '../../ui/community/communityView.ts';

interface InviteCodeCardProps {
  readonly code: string;
  /** Heading of the card. */
  readonly label: string;
  /** The member whose code it is, when that is shown. */
  readonly owner?: Inviter | undefined;
  readonly t: JoinView['t'];
}

/** Renders an invite code in large letters and a button that copies it. */
export function InviteCodeCard({ code, label, owner, t }: InviteCodeCardProps) {
  const copy = async () => {
    const isCopied = await copyText(code);
    const host = await getHost(readSettings());
    host.toast(t(isCopied ? 'invite.copied' : 'invite.copyFailed'));
  };
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
      <button className="invite-copy" onClick={() => void copy()} type="button">
        {t('invite.copy')}
      </button>
    </section>
  );
}
