import type { Account } from '../../model/account/normaliseAccount.ts';
import { formatCount } from '../../model/article/counts.ts';
import { linkTo } from '../../routes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { RowView } from '../../ui/community/communityView.ts';
import { FollowButton } from '../../ui/FollowButton.tsx';
import { Message } from '../../ui/Message.tsx';

interface AccountCardProps {
  readonly account: Account;
  readonly view: Pick<RowView, 't' | 'base'>;
}

/**
 * Renders an account in a strip that scrolls sideways, with its followers and the follow button.
 */
export function AccountCard({ account, view: { t, base } }: AccountCardProps) {
  const { id, name, icon, followers } = account;
  const href = linkTo('xyDetail', { id }, base);
  const content = (
    <>
      <Avatar name={name} size="large" src={icon} />
      <span className="account-name">{name}</span>
      <span className="account-followers">
        {followers > 0 && (
          <Message k="subs.followers" t={t} values={{ n: formatCount(followers) }} />
        )}
      </span>
    </>
  );
  return (
    <li className="account-card">
      <a className="account-link" href={href}>
        {content}
      </a>
      <FollowButton id={id} name={name} object={4} t={t} />
    </li>
  );
}
