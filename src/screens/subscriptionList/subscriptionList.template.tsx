import { navigateTo } from '../../host/navigation.ts';
import { readPage } from '../../host/page.ts';
import { hydrateOnTap } from '../../host/runTap.ts';
import { whenNear } from '../../host/whenNear.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { FirstChunks } from '../../islands/list/FirstChunks.tsx';
import { toHtml } from '../../markup/jsxRuntime.ts';
import { startListPageTemplate } from '../../templates/listPageTemplate.tsx';
import { ListEndContent } from '../../ui/ListEndContent.tsx';
import { createListDocument } from '../list/updateListDocument.ts';
import type { AccountListParts } from './AccountList.tsx';
import {
  CategoryAccounts,
  describeAccounts,
  type ShownAccounts,
  SubscriptionListView,
} from './SubscriptionListView.tsx';
import {
  $categories,
  accounts,
  type CategoriesState,
  loadCategories,
} from './subscriptionList.state.ts';

/** The element that React makes interactive. */
const BOX = 'accounts';
/** Distance of the end from the viewport at which more is loaded (islands/list/ListEnd.tsx). */
const NEAR_MARGIN = '600px';
/** Buttons, and the links that replace the list. */
const HELD = 'button:not([data-act]), nav a';

/** What the island renders first. */
const PARTS: AccountListParts = {
  Rows: FirstChunks,
  End: ({ list, t }) => (
    <div className="list-end">
      <ListEndContent hasMore={list.hasMore} more={list.more} t={t} />
    </div>
  ),
};

type ReadyCategories = Extract<CategoriesState, { state: 'ready' }>;

let whenLoaded: Promise<void> = Promise.resolve();

void startListPageTemplate<ReadyCategories>({
  describe(state, { t, base }, locale) {
    const facts = { ...describeAccounts(state.categories, { t, base }), columnId: '' };
    return {
      document: createListDocument(facts, state.config, locale),
      name: facts.name,
      content: (
        <>
          <h1 className="mt-28 text-38 font-semibold">{facts.name}</h1>
          <div className="contents" id={BOX}>
            <SubscriptionListView parts={PARTS} shown={readShown(state)} t={t} />
          </div>
        </>
      ),
      start: (firstScreen) => startList(state, t, firstScreen),
      whenComplete: whenLoaded,
    };
  },
  // The categories are shown while the accounts are loading.
  load: (settings) =>
    new Promise((resolve) => {
      whenLoaded = loadCategories(settings, readPage().params.id ?? '');
      const stop = $categories.listen(({ state }) => {
        if (state === 'loading') return;
        stop();
        resolve();
      });
    }),
  missing: ['subs.noneAtAll', 'subs.noneAtAllHint'],
  name: (t) => t('subs.title'),
  readState: () => $categories.get(),
});

/** Returns what the stores have; `before` where the categories are being loaded again. */
function readShown(before: ReadyCategories): ShownAccounts {
  const state = $categories.get();
  return { state: state.state === 'ready' ? state : before, list: accounts.$list.get() };
}

/** A category whose code does not come is opened as a page. */
function followLink(tapped: HTMLElement): boolean {
  if (!(tapped instanceof HTMLAnchorElement)) return false;
  navigateTo(tapped.href);
  return true;
}

/**
 * Shows the accounts when they are there, without React, and makes the page interactive when the
 * reader uses it or the end of the list comes near.
 */
async function startList(
  state: ReadyCategories,
  t: ActionTranslate,
  firstScreen: Promise<void>,
): Promise<void> {
  const box = document.getElementById(BOX);
  const list = box?.querySelector('.subs-list');
  if (!box || !list) return;
  let shown = readShown(state);
  const show = () => {
    shown = readShown(state);
    list.innerHTML = toHtml(<CategoryAccounts parts={PARTS} shown={shown} t={t} />);
  };
  const stops = [$categories.listen(show), accounts.$list.listen(show)];
  const hydrate = hydrateOnTap(
    box,
    async () => {
      const [{ SubscriptionList }, { hydrateIsland }] = await Promise.all([
        import('./SubscriptionList.island.tsx'),
        import('../../islands/mountIsland.ts'),
      ]);
      for (const stop of stops) stop();
      await hydrateIsland(box, SubscriptionList, { first: shown, t });
    },
    HELD,
    followLink,
  );
  await firstScreen;
  const more = list.querySelector('.list-end button');
  if (!more) return;
  await whenNear([more], NEAR_MARGIN);
  await hydrate();
}
