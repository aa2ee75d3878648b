import { type ReactNode, useRef } from 'react';
import type { ActTranslate } from '../../i18n/translate.ts';
import type { CountSettings, TimeSettings } from '../../model/site/types.ts';
import type { FeedState } from '../../stores/feed/types.ts';
import { Added } from './Added.tsx';
import { ColumnPanel } from './ColumnPanel.tsx';
import { useKeptPlace } from './useKeptPlace.ts';
import { usePlaces } from './usePlaces.ts';

interface FeedPanelsProps {
  readonly home: boolean;
  /** The column whose first screen was baked; '' in templates. */
  readonly bakedId: string;
  readonly config: { readonly times: TimeSettings; readonly counts: CountSettings };
  /** Null while the page sleeps. */
  readonly state: FeedState | null;
  /** Null until the words are here. */
  readonly t: ActTranslate | null;
  /** The first screen that was baked. */
  readonly children?: ReactNode;
}

/** The columns that were opened, of which one is seen: coming back to one costs nothing. */
export function FeedPanels({ home, bakedId, config, state, t, children }: FeedPanelsProps) {
  const list = useRef<HTMLDivElement>(null);
  usePlaces(list, state?.shown ?? '');
  useKeptPlace(list, state !== null);
  const shown = state?.shown ?? bakedId;
  // Their order is no matter to the eye: the baked one keeps its place, which React must not move.
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
      {t && <Added blocks={feed?.state === 'ready' ? feed.blocks : []} panel={shown} t={t} />}
    </div>
  );
}
