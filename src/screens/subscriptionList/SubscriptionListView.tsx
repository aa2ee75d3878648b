import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { Account } from '../../model/account/normaliseAccount.ts';
import type { ListState } from '../../state/listPage.ts';
import { AccountList, type AccountListParts } from './AccountList.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import { SubcategoryFilter } from './SubcategoryFilter.tsx';
import { type CategoriesState, reloadAccounts } from './subscriptionList.state.ts';

/** What the page shows. */
export interface ShownAccounts {
  readonly state: Extract<CategoriesState, { state: 'ready' }>;
  readonly list: ListState<Account, null>;
}

export interface SubscriptionListProps {
  readonly shown: ShownAccounts;
  readonly parts: AccountListParts;
  readonly t: ActionTranslate;
}

/** Renders the categories beside the accounts of the current one. */
export const SubscriptionListView = (props: SubscriptionListProps) => (
  <div className="subs">
    <CategoryLinks state={props.shown.state} t={props.t} />
    <div className="subs-list">
      <CategoryAccounts {...props} />
    </div>
  </div>
);

/** Renders the accounts of the current category below their filter. */
export const CategoryAccounts = ({ shown: { state, list }, parts, t }: SubscriptionListProps) => (
  <>
    <SubcategoryFilter state={state} t={t} />
    <AccountList list={list} onRetry={() => reloadAccounts(readSettings())} parts={parts} t={t} />
  </>
);
