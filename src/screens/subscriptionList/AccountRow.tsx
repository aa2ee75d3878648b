import type { ActionTranslate } from '../../i18n/translate.ts';
import type { Account } from '../../model/account/normaliseAccount.ts';
import { formatCount } from '../../model/article/counts.ts';
import { linkTo } from '../../routes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { FollowButton } from '../../ui/FollowButton.tsx';

interface AccountRowProps {
  readonly account: Account;
  /** Prefix of links. */
  readonly base: string;
  readonly t: ActionTranslate;
}

/** Renders an account with the numbers of its articles and followers, and a follow button. */
export function AccountRow({ account, base, t }: AccountRowProps) {
  const { id, name, icon, description, followers, articles } = account;
  const href = linkTo('xyDetail', { id }, base);
  const content = (
    <>
      <Avatar name={name} size="large" src={icon} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-34 font-medium">{name}</span>
        {description && (
          <span className="mt-4 block truncate text-28 text-ink-2">{description}</span>
        )}
        {(articles > 0 || followers > 0) && (
          <span className="mt-4 flex flex-wrap gap-x-16 text-26 tabular-nums text-ink-3">
            {articles > 0 && <span>{t('subs.counts', { n: formatCount(articles) })}</span>}
            {followers > 0 && <span>{t('subs.followers', { n: formatCount(followers) })}</span>}
          </span>
        )}
      </span>
    </>
  );
  const look = 'row flex min-w-0 flex-1 items-center gap-24';
  return (
    <li className="row-item flex items-center gap-24">
      <a className={look} href={href}>
        {content}
      </a>
      <FollowButton id={id} name={name} object={4} t={t} />
    </li>
  );
}
