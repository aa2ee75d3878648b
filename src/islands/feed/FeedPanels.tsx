import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { readColumnName } from '../../host/document/readColumnName.ts';
import { onPageLeave, saveFeedState, showRestoredPage } from '../../host/savedFeed.ts';
import { readScrollAnchor, scrollToAnchor } from '../../host/scrollAnchor.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ColumnData } from '../../model/column/columnTypes.ts';
import type { FeedBlock, FeedState } from '../../model/column/feed.ts';
import type { RowSettings } from '../../model/site/rowSettings.ts';
import { formatFeed, takeAnchor } from '../../state/feed/feed.ts';
import { ColumnPanel } from './ColumnPanel.tsx';

/** The first screen of a column that the page shows before React renders the list. */
export interface ShownFirstScreen {
  readonly id: string;
  /** null when it is baked: a baked page does not contain its data. */
  readonly data: ColumnData | null;
}

interface FeedPanelsProps {
  /** null when nothing was shown before. */
  readonly first: ShownFirstScreen | null;
  readonly config: RowSettings;
  /** null before hydration. */
  readonly state: FeedState | null;
  /** null until the messages are loaded. */
  readonly t: ActionTranslate | null;
  /** What is shown before, as HTML: the first screen, or a skeleton. */
  readonly children?: ReactNode;
}

/**
 * Renders all opened columns, one of them visible: a return to a column loads nothing. Until it can
 * render rows the children stay, which are the skeleton where nothing was shown before.
 */
export function FeedPanels({ first, config, state, t, children }: FeedPanelsProps) {
  const list = useRef<HTMLDivElement>(null);
  useColumnScrollPositions(list, state?.shown ?? '');
  const hasRows = first !== null || t !== null;
  useSavedScrollPosition(list, hasRows && state !== null);
  const shown = state?.shown ?? first?.id ?? '';
  // The panel of the HTML is always first: React must not move it. The order of hidden panels is free.
  const ids = Object.keys(state?.feeds ?? {}).filter((id) => id !== first?.id);
  const feed = state?.feeds[shown];
  const isLoading =
    state !== null &&
    (state.current !== state.shown ||
      feed?.state === 'loading' ||
      (feed?.state === 'ready' && feed.more === 'loading'));
  if (!hasRows) return children;
  return (
    <div
      aria-busy={isLoading || undefined}
      data-feed={first?.data === null ? first.id : ''}
      ref={list}
    >
      {(first ? [first.id, ...ids] : ids).map((id) => (
        <div key={id} data-panel={id} hidden={id !== shown}>
          <ColumnPanel
            config={config}
            feed={state?.feeds[id]}
            first={id === first?.id ? first.data : null}
            isShown={id === shown}
            t={t}
          >
            {id === first?.id && children}
          </ColumnPanel>
        </div>
      ))}
      {t && (
        <AddedRowsStatus blocks={feed?.state === 'ready' ? feed.blocks : []} panel={shown} t={t} />
      )}
    </div>
  );
}

/** Keeps a scroll position for each column; a column that opens first starts at its top. */
function useColumnScrollPositions(list: RefObject<HTMLElement | null>, shown: string): void {
  const positions = useRef(new Map<string, number>());
  const last = useRef(shown);
  const before = last.current;
  // Read before the column is replaced: a shorter page would clamp the scroll position.
  const y = before !== shown && before !== '' ? scrollY : 0;

  useLayoutEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (before === '' || !list.current) return;
    positions.current.set(before, y);
    const top = list.current.getBoundingClientRect().top + scrollY - stickyHeight();
    scrollTo({ top: positions.current.get(shown) ?? Math.min(y, Math.max(0, top)) });
  }, [shown, list, before, y]);
}

/** Returns the height of the strip of columns, which is sticky above the list. */
const stickyHeight = () => document.querySelector('nav.tabs')?.getBoundingClientRect().height ?? 0;

interface AddedRowsStatusProps {
  readonly panel: string;
  readonly blocks: readonly FeedBlock[];
  readonly t: ActionTranslate;
}

/** Announces to screen readers which column has replaced another, and how many rows were added. */
function AddedRowsStatus({ panel, blocks, t }: AddedRowsStatusProps) {
  const before = useRef({ panel, count: blocks.length });
  const [words, setWords] = useState('');
  useEffect(() => {
    const last = before.current;
    before.current = { panel, count: blocks.length };
    if (last.panel !== panel) return setWords(readColumnName(panel));
    if (blocks.length <= last.count) return;
    const added = blocks.slice(last.count).reduce((sum, { rows }) => sum + rows.length, 0);
    setWords(t('feed.added', { n: added }));
  }, [panel, blocks, t]);
  return (
    <p className="sr-only" role="status">
      {words}
    </p>
  );
}

/** Saves the list when the reader leaves the page, and restores the scroll position on return. */
function useSavedScrollPosition(list: RefObject<HTMLElement | null>, hasRows: boolean): void {
  useEffect(() => {
    if (!hasRows) return;
    return onPageLeave(() => {
      const box = list.current;
      if (box) saveFeedState(formatFeed(readScrollAnchor(findParts(box))), Date.now());
    });
  }, [list, hasRows]);

  useLayoutEffect(() => {
    const panel = list.current?.querySelector('[data-panel]:not([hidden])');
    const anchor = hasRows && panel ? takeAnchor() : null;
    if (anchor && panel) scrollToAnchor(panel, anchor);
    if (hasRows) showRestoredPage();
  }, [list, hasRows]);
}

/** Returns the elements of the visible panel: those above the first block, then the blocks. */
const findParts = (list: HTMLElement): readonly Element[] => {
  const panel = list.querySelector('[data-panel]:not([hidden])');
  return panel ? Array.from(panel.children) : [];
};
