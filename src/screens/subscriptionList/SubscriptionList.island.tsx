import { useStore } from '@nanostores/react';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { ListChunks } from '../../islands/list/ListChunks.tsx';
import { ListEnd } from '../../islands/list/ListEnd.tsx';
import type { AccountListParts } from './AccountList.tsx';
import { type ShownAccounts, SubscriptionListView } from './SubscriptionListView.tsx';
import { $categories, accounts } from './subscriptionList.state.ts';

interface SubscriptionListProps {
  /** What the page shows before hydration. */
  readonly first: ShownAccounts;
  readonly t: ActionTranslate;
}

const loadNext = () => void accounts.loadNext(readSettings());

const PARTS: AccountListParts = {
  Rows: ListChunks,
  End: ({ list, t }) => <ListEnd list={list} onMore={loadNext} t={t} />,
};

/**
 * Why an island: categories replace the list without leaving the page, and the list grows. Before,
 * the template shows the first accounts.
 */
export function SubscriptionList({ first, t }: SubscriptionListProps) {
  const state = useStore($categories, { ssr: () => first.state });
  const list = useStore(accounts.$list, { ssr: () => first.list });
  if (state.state !== 'ready') return null;
  return <SubscriptionListView parts={PARTS} shown={{ state, list }} t={t} />;
}
