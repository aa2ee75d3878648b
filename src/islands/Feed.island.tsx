import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { readSettings } from '../host/settings.ts';
import { loadFeedStyles } from '../host/styles/loadFeedStyles.ts';
import type { Locale } from '../i18n/locales.ts';
import type { BakedFeed } from '../model/column/feed.ts';
import type { CountSettings, TimeSettings } from '../model/site/siteTypes.ts';
import { decidePageLocale } from '../services/loadMessages.ts';
import { $feed, hydrateFeed } from '../state/feed/feed.ts';
import { FeedPanels } from './feed/FeedPanels.tsx';
import { useActionMessages } from './useActionMessages.ts';

interface FeedProps {
  /** Whether this is the front page, where a list replaces another without loading a page. */
  readonly home: boolean;
  readonly columnId: string;
  readonly baked: BakedFeed;
  /** Language that the page was made in. */
  readonly locale: Locale;
  /** Settings with which the rows of the first screen were rendered. */
  readonly config: { readonly times: TimeSettings; readonly counts: CountSettings };
  /** The first screen, as HTML. */
  readonly children?: ReactNode;
}

/**
 * Why an island: the list grows while the reader scrolls, and on the front page columns change
 * without loading a page. Before hydration it is the baked first screen, which stays unchanged
 * until the store has something else to show.
 */
export function Feed({ home, columnId, baked, locale, config, children }: FeedProps) {
  const state = useStore($feed, { ssr: 'initial' });
  const t = useActionMessages(() => decidePageLocale(locale), loadFeedStyles);
  const isOpen = useRef(false);
  useEffect(() => {
    // The list opens after the messages are loaded, because added rows are announced in them.
    if (!t || isOpen.current) return;
    isOpen.current = true;
    hydrateFeed(readSettings(), { home, columnId, baked });
  }, [t, home, columnId, baked]);
  return (
    <FeedPanels bakedId={columnId} config={config} home={home} state={state} t={t}>
      {children}
    </FeedPanels>
  );
}
