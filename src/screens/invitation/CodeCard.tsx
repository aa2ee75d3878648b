import { copyText } from '../../host/copy.ts';
import { readSettings } from '../../host/settings.ts';
import type { Inviter } from '../../model/invite/types.ts';
import { openHost } from '../../stores/host.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { JoinView } from '../../ui/people/view.ts';

interface CodeCardProps {
  readonly code: string;
  /** Whose it is. */
  readonly label: string;
  /** Who has it, where that is shown with it. */
  readonly owner?: Inviter | undefined;
  readonly t: JoinView['t'];
}

/** A code, large enough to be read out, and the way onto the clipboard. */
export function CodeCard({ code, label, owner, t }: CodeCardProps) {
  const copy = async () => {
    const isCopied = await copyText(code);
    const host = await openHost(readSettings());
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
