import { useStore } from '@nanostores/react';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { ListChunks } from '../../islands/list/ListChunks.tsx';
import { ListEnd } from '../../islands/list/ListEnd.tsx';
import { accounts, reloadAccounts } from '../../state/subscriptionList.ts';
import { Failure } from '../../ui/Failure.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { AccountRow } from './AccountRow.tsx';

interface AccountListProps {
  /** Label of the skeleton. */
  readonly loading: string;
  readonly t: ActionTranslate;
}

const onMore = () => void accounts.loadNext(readSettings());
const onRetry = () => reloadAccounts(readSettings());

/** Renders the accounts of the current category. */
export function AccountList({ loading, t }: AccountListProps) {
  const list = useStore(accounts.$list);
  return (
    <>
      {list.state === 'loading' && <RowsSkeleton label={loading} />}
      {list.state === 'failed' && <Failure heading="h2" kind={list.kind} onRetry={onRetry} t={t} />}
      {list.state === 'ready' && list.items.length === 0 && !list.hasMore && (
        <p className="py-80 text-center text-30 text-ink-2" role="status">
          {t('subs.none')}
        </p>
      )}
      {list.state === 'ready' && (list.items.length > 0 || list.hasMore) && (
        <>
          <ListChunks rows={list.items}>
            {(some) => (
              <ul>
                {some.map((account) => (
                  <AccountRow key={account.id} account={account} t={t} />
                ))}
              </ul>
            )}
          </ListChunks>
          <ListEnd list={list} onMore={onMore} t={t} />
        </>
      )}
    </>
  );
}
