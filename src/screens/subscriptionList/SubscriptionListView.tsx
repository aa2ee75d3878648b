import type { MouseEvent } from 'react';
import { replaceAddress } from '../../host/backButton.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { Account, AccountCategory } from '../../model/account/normaliseAccount.ts';
import { linkTo } from '../../routes.ts';
import type { PageDescription } from '../../services/metadata/pageMetadata.ts';
import type { ListState } from '../../state/listPage.ts';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { AccountList, type AccountListParts } from './AccountList.tsx';
import {
  type CategoriesState,
  reloadAccounts,
  showCategory,
  showSubcategory,
} from './subscriptionList.state.ts';

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

interface CategoriesProps {
  readonly state: Extract<CategoriesState, { state: 'ready' }>;
  readonly t: ActionTranslate;
}

/** Renders the subcategories of the current category as filters above its accounts. */
function SubcategoryFilter({ state: { below, belowId }, t }: CategoriesProps) {
  if (below.length === 0) return null;
  return (
    <fieldset className="subs-below">
      <legend className="sr-only">{t('subs.narrower')}</legend>
      {[{ id: '', name: t('subs.all') }, ...below].map(({ id, name }) => (
        <button
          key={id}
          aria-pressed={id === belowId}
          className="subs-chip"
          onClick={() => void showSubcategory(readSettings(), id)}
          type="button"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** Renders the categories as links that replace the list without navigation. */
function CategoryLinks({ state: { categories, current }, t }: CategoriesProps) {
  const settings = readSettings();
  const createHref = ({ id }: AccountCategory) =>
    linkTo('subscriptionList', { id }, settings.siteBase);
  const show = (event: MouseEvent, category: AccountCategory) => {
    // With a modifier key the browser opens the link in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    replaceAddress(createHref(category));
    void showCategory(settings, category);
  };
  return (
    <nav aria-label={t('subs.categories')} className="strip-links subs-categories">
      {categories.map((category) => (
        <a
          key={category.id}
          aria-current={category.id === current.id ? 'true' : undefined}
          className="strip-link subs-category"
          href={createHref(category)}
          onClick={(event) => show(event, category)}
        >
          {category.name}
        </a>
      ))}
    </nav>
  );
}

/** Returns the metadata of the page with the subscription accounts of these categories. */
export const describeAccounts = (
  categories: readonly AccountCategory[],
  { t, base }: Pick<FeedView, 't' | 'base'>,
): PageDescription => ({
  name: t('subs.title'),
  description: categories.map(({ name }) => name).join('、'),
  pictures: [],
  path: linkTo('subscriptionList', {}, base),
});
