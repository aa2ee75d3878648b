import type { ReactNode } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { Account } from '../../model/account/normaliseAccount.ts';
import { formatCount } from '../../model/article/counts.ts';
import { linkTo } from '../../routes.ts';
import type { ListState, ReadyList } from '../../state/listPage.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { FollowButton } from '../../ui/FollowButton.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';

/** The parts of the list that change by themselves where React renders it. */
export interface AccountListParts {
  /** Renders the rows, in parts. */
  readonly Rows: (props: {
    readonly rows: readonly Account[];
    readonly children: (rows: readonly Account[]) => ReactNode;
  }) => ReactNode;
  readonly End: (props: {
    readonly list: ReadyList<Account, null>;
    readonly t: ActionTranslate;
  }) => ReactNode;
}

interface AccountListProps {
  readonly list: ListState<Account, null>;
  readonly onRetry: () => void;
  readonly parts: AccountListParts;
  readonly t: ActionTranslate;
}

/** Renders the accounts of the current category. */
export function AccountList({ list, onRetry, parts: { Rows, End }, t }: AccountListProps) {
  if (list.state === 'loading') return <RowsSkeleton label={t('state.loading')} />;
  if (list.state === 'failed') {
    return <Failure heading="h2" kind={list.kind} onRetry={onRetry} t={t} />;
  }
  if (list.state === 'empty') return null;
  if (list.items.length === 0 && !list.hasMore) {
    return (
      <p className="py-80 text-center text-30 text-ink-2" role="status">
        {t('subs.none')}
      </p>
    );
  }
  const base = readSettings().siteBase;
  return (
    <>
      <Rows rows={list.items}>
        {(some) => (
          <ul>
            {some.map((account) => (
              <AccountRow key={account.id} account={account} base={base} t={t} />
            ))}
          </ul>
        )}
      </Rows>
      <End list={list} t={t} />
    </>
  );
}

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
