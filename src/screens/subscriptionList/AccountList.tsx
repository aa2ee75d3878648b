import type { ReactNode } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { Account } from '../../model/account/normaliseAccount.ts';
import type { ListState, ReadyList } from '../../state/listPage.ts';
import { Failure } from '../../ui/Failure.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { AccountRow } from './AccountRow.tsx';

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
