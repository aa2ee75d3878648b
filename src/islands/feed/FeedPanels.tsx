import { type ReactNode, useRef } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { FeedState } from '../../model/column/feed.ts';
import type { CountSettings, TimeSettings } from '../../model/site/siteTypes.ts';
import { AddedRowsStatus } from './AddedRowsStatus.tsx';
import { ColumnPanel } from './ColumnPanel.tsx';
import { useColumnScrollPositions } from './useColumnScrollPositions.ts';
import { useSavedScrollPosition } from './useSavedScrollPosition.ts';

interface FeedPanelsProps {
  readonly home: boolean;
  /** The column whose first screen was baked; '' in templates. */
  readonly bakedId: string;
  readonly config: { readonly times: TimeSettings; readonly counts: CountSettings };
  /** null before hydration. */
  readonly state: FeedState | null;
  /** null until the messages are loaded. */
  readonly t: ActionTranslate | null;
  /** The baked first screen. */
  readonly children?: ReactNode;
}

/** Renders all opened columns, one of them visible: a return to a column loads nothing. */
export function FeedPanels({ home, bakedId, config, state, t, children }: FeedPanelsProps) {
  const list = useRef<HTMLDivElement>(null);
  useColumnScrollPositions(list, state?.shown ?? '');
  useSavedScrollPosition(list, state !== null);
  const shown = state?.shown ?? bakedId;
  // The baked panel is always first: React must not move it. The order of hidden panels is free.
  const ids = Object.keys(state?.feeds ?? {}).filter((id) => id !== bakedId);
  const feed = state?.feeds[shown];
  const isBusy =
    state !== null &&
    (state.current !== state.shown ||
      feed?.state === 'loading' ||
      (feed?.state === 'ready' && feed.more === 'loading'));
  return (
    <div aria-busy={isBusy || undefined} data-feed={bakedId} ref={list}>
      {(bakedId === '' ? ids : [bakedId, ...ids]).map((id) => (
        <div key={id} data-panel={id} hidden={id !== shown}>
          <ColumnPanel
            config={config}
            feed={state?.feeds[id]}
            home={home}
            isShown={id === shown}
            t={t}
          >
            {id === bakedId && children}
          </ColumnPanel>
        </div>
      ))}
      {t && (
        <AddedRowsStatus blocks={feed?.state === 'ready' ? feed.blocks : []} panel={shown} t={t} />
      )}
    </div>
  );
}
