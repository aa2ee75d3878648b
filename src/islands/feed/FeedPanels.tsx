import { type ReactNode, useRef } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ColumnData } from '../../model/column/columnTypes.ts';
import type { FeedState } from '../../model/column/feed.ts';
import type { RowSettings } from '../../model/site/rowSettings.ts';
import { AddedRowsStatus } from './AddedRowsStatus.tsx';
import { ColumnPanel } from './ColumnPanel.tsx';
import { useColumnScrollPositions } from './useColumnScrollPositions.ts';
import { useSavedScrollPosition } from './useSavedScrollPosition.ts';

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
  /** The first screen that is shown, as HTML. */
  readonly children?: ReactNode;
}

/** Renders all opened columns, one of them visible: a return to a column loads nothing. */
export function FeedPanels({ first, config, state, t, children }: FeedPanelsProps) {
  const list = useRef<HTMLDivElement>(null);
  useColumnScrollPositions(list, state?.shown ?? '');
  useSavedScrollPosition(list, state !== null);
  const shown = state?.shown ?? first?.id ?? '';
  // The panel of the HTML is always first: React must not move it. The order of hidden panels is free.
  const ids = Object.keys(state?.feeds ?? {}).filter((id) => id !== first?.id);
  const feed = state?.feeds[shown];
  const isBusy =
    state !== null &&
    (state.current !== state.shown ||
      feed?.state === 'loading' ||
      (feed?.state === 'ready' && feed.more === 'loading'));
  return (
    <div
      aria-busy={isBusy || undefined}
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
