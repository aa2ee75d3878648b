import { atom } from 'nanostores';
import { getConfig } from '../../api/calls/config.ts';
import { getCats, getCatXys, getSubCats } from '../../api/calls/subscriptions.ts';
import { asPageError } from '../../api/missingError.ts';
import type { Account, AccountCategory } from '../../model/account/normaliseAccount.ts';
import type { FailureKind } from '../../model/failure.ts';
import { ok } from '../../model/result.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normaliseSite.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { getClient } from '../../services/pageClient.ts';
import type { Settings } from '../../settings.ts';
import { createListPage } from '../../state/listPage.ts';

export type CategoriesState =
  | { readonly state: 'loading' }
  | { readonly state: 'empty'; readonly config: SiteConfig }
  | { readonly state: 'failed'; readonly kind: FailureKind; readonly config: SiteConfig }
  | {
      readonly state: 'ready';
      readonly config: SiteConfig;
      readonly categories: readonly AccountCategory[];
      /** The open category. */
      readonly current: AccountCategory;
      /** The categories below the open one; [] until loaded. */
      readonly below: readonly AccountCategory[];
      /** Id of the category below whose accounts are shown; '' for all accounts of the open one. */
      readonly belowId: string;
    };

/** The categories of subscription accounts, and the open one. */
export const $categories = atom<CategoriesState>({ state: 'loading' });

/** The accounts of the open category. */
export const accounts = createListPage<Account, null>();

/** Loads the categories, and the accounts of the one with this id, else of the first. */
export async function loadCategories(settings: Settings, id: string): Promise<void> {
  $categories.set({ state: 'loading' });
  const client = getClient(settings);
  const [answer, answered] = await Promise.all([getCats(client), getConfig(client)]);
  const config = answered.ok ? answered.value : DEFAULT_SITE_CONFIG;
  const failure = answer.ok ? null : asPageError(answer.error).kind;
  if (failure && failure !== 'empty') {
    $categories.set({ state: 'failed', kind: failure, config });
    return;
  }
  const categories = answer.ok ? answer.value : [];
  const current = categories.find((category) => category.id === id) ?? categories[0];
  if (!current) {
    $categories.set({ state: 'empty', config });
    return;
  }
  $categories.set({ state: 'ready', config, categories, current, below: [], belowId: '' });
  await Promise.all([loadAccounts(settings, current.id), loadSubcategories(settings, current)]);
}

/** Opens another category, with all its accounts. */
export async function showCategory(settings: Settings, current: AccountCategory): Promise<void> {
  const state = $categories.get();
  if (state.state !== 'ready' || state.current.id === current.id) return;
  $categories.set({ ...state, current, below: [], belowId: '' });
  await Promise.all([loadAccounts(settings, current.id), loadSubcategories(settings, current)]);
}

/** Shows only the accounts of a category below the open one; '' shows all again. */
export async function showSubcategory(settings: Settings, belowId: string): Promise<void> {
  const state = $categories.get();
  if (state.state !== 'ready' || state.belowId === belowId) return;
  $categories.set({ ...state, belowId });
  await loadAccounts(settings, belowId || state.current.id);
}

/** Loads the accounts that are shown again. */
export function reloadAccounts(settings: Settings): void {
  const state = $categories.get();
  if (state.state === 'ready') void loadAccounts(settings, state.belowId || state.current.id);
}

function loadAccounts(settings: Settings, id: string): Promise<void> {
  return accounts.load(settings, {
    async loadFirst(client) {
      const answer = await getCatXys(client, { id });
      if (answer.ok) return ok({ head: null, ...answer.value });
      // A category without accounts is valid.
      return answer.error.kind === 'empty' ? ok({ head: null, items: [], hasMore: false }) : answer;
    },
    next: (client, { page }) => getCatXys(client, { id, page }),
  });
}

/**
 * Loads the categories below; a failure is not shown, because they only help to narrow the list.
 */
async function loadSubcategories(settings: Settings, { id }: AccountCategory): Promise<void> {
  const answer = await getSubCats(getClient(settings), { id });
  const state = $categories.get();
  if (!answer.ok || state.state !== 'ready' || state.current.id !== id) return;
  $categories.set({ ...state, below: answer.value });
}
