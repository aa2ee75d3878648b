import type { ComponentType, ReactNode } from 'react';
import { runBusyTap } from '../host/runTap.ts';
import { readSettings } from '../host/settings.ts';
import { whenNear } from '../host/whenNear.ts';
import type { ActionTranslate } from '../i18n/translate.ts';
import type { AddedRowsProps } from '../islands/list/AddedRows.tsx';
import { toHtml } from '../markup/jsxRuntime.ts';
import type { ReadyList } from '../state/listPage.ts';
import { ListEndContent } from '../ui/ListEndContent.tsx';

/** The element that React renders the added rows and the end of the list in. */
const BOX = 'added-rows';

/** Distance of the list's end from the viewport at which it grows (islands/list/ListEnd.tsx). */
const NEAR_MARGIN = '600px';
/** Length of a full page of most lists. */
const FULL_PAGE = 20;

/** How the rows of a list are rendered: the first ones as HTML, those that are added by an island. */
export interface ListRows<T extends { readonly id: string }, P> {
  readonly Rows: (props: P & { readonly items: readonly T[] }) => ReactNode;
  /** Loads the island that renders the same rows with React. */
  readonly loadIsland: () => Promise<ComponentType<AddedRowsProps<T, P>>>;
}

/** Renders the first rows of a list and its end. */
export const FirstRows = <T extends { readonly id: string }, P>({
  Rows,
  ready: { items, hasMore },
  rowProps,
  t,
}: {
  readonly Rows: ListRows<T, P>['Rows'];
  readonly ready: Pick<ReadyList<T, unknown>, 'items' | 'hasMore'>;
  readonly rowProps: P;
  readonly t: ActionTranslate;
}) => (
  <>
    {items.length > 0 && (
      <section className="list-part">
        <Rows {...rowProps} items={items} />
      </section>
    )}
    <div className="contents" id={BOX}>
      <div className="list-end">
        <ListEndContent hasMore={hasMore} more="waiting" t={t} />
      </div>
    </div>
  </>
);

interface GrowingList<T extends { readonly id: string }, P> {
  readonly list: AddedRowsProps<T, P>['list'];
  readonly loadIsland: ListRows<T, P>['loadIsland'];
  readonly rowProps: P;
  readonly t: ActionTranslate;
}

/**
 * Lets a list grow whose first rows are shown: at a tap on its button, or when its end comes near
 * the viewport after the first screen has loaded. React is loaded then; a list without more rows
 * never needs it.
 */
export async function startGrowing<T extends { readonly id: string }, P>(
  { list, loadIsland, rowProps, t }: GrowingList<T, P>,
  firstScreen: Promise<void>,
): Promise<void> {
  const box = document.getElementById(BOX);
  const end = box?.firstElementChild;
  const button = end?.querySelector('button');
  const first = list.$list.get();
  if (!box || !end || !button || first.state !== 'ready') return;
  const firstCount = first.items.length;
  let isDone = false;
  const hasAdded = () => {
    const state = list.$list.get();
    return state.state === 'ready' && state.items.length > firstCount;
  };
  const hasEnded = () => {
    const state = list.$list.get();
    return state.state === 'ready' && !state.hasMore && !hasAdded();
  };
  const grow = async () => {
    // Rows that are there already wait for the code.
    const next = hasAdded() ? undefined : list.loadNext(readSettings());
    // The server names the end of some lists by an empty page: to show that needs no code.
    if (firstCount < FULL_PAGE) await next;
    if (isDone) return;
    if (hasEnded()) {
      isDone = true;
      end.innerHTML = toHtml(<ListEndContent hasMore={false} more="waiting" t={t} />);
      return;
    }
    const [Island, { mountAddedRows }] = await Promise.all([
      loadIsland(),
      import('../islands/list/mountAddedRows.ts'),
    ]);
    // The button and the viewport may both have requested it.
    if (isDone) return;
    isDone = true;
    mountAddedRows(box, Island, { list, firstCount, rowProps, t });
  };
  button.addEventListener('click', () => void runBusyTap(button, grow));
  await firstScreen;
  await whenNear([end], NEAR_MARGIN);
  if (!isDone) await grow();
}
