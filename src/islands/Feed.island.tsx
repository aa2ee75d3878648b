import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { readSettings } from '../host/settings.ts';
import { loadFeedStyles } from '../host/styles/loadStyleSheet.ts';
import type { Locale } from '../i18n/locales.ts';
import type { ColumnData } from '../model/column/columnTypes.ts';
import type { BakedFeed } from '../model/column/feed.ts';
import type { RowSettings } from '../model/site/rowSettings.ts';
import { decidePageLocale, loadActionMessages } from '../services/loadMessages.ts';
import { $feed, announceFeed, hydrateFeed } from '../state/feed/feed.ts';
import { FeedPanels } from './feed/FeedPanels.tsx';
import { useMessages } from './useMessages.ts';

interface FeedProps {
  /** Whether this is the front page, where a list replaces another without loading a page. */
  readonly home: boolean;
  /** The column of the first screen; '' when the page shows none yet. */
  readonly columnId: string;
  /** On a baked page. */
  readonly baked?: BakedFeed;
  /** The data of the first screen, in a template. */
  readonly data?: ColumnData;
  /** Language that the page was made in. */
  readonly locale: Locale;
  /** Settings with which the rows of the first screen are rendered. */
  readonly config: RowSettings;
  /** The first screen, as HTML. */
  readonly children?: ReactNode;
}

/**
 * Why an island: the list grows while the reader scrolls, and on the front page columns change
 * without loading a page. Before hydration it is the first screen of the baked page or of the
 * template, which stays unchanged until the store has something else to show.
 */
export function Feed(props: FeedProps) {
  const { home, columnId, baked, data, locale, config, children } = props;
  const state = useStore($feed, { ssr: 'initial' });
  const t = useMessages(loadActionMessages, () => decidePageLocale(locale), loadFeedStyles);
  const isOpen = useRef(false);
  useEffect(() => {
    // The list opens after the messages are loaded, because added rows are announced in them.
    if (!t || isOpen.current) return;
    isOpen.current = true;
    if (baked) hydrateFeed(readSettings(), { home, columnId, baked });
    else announceFeed();
  }, [t, home, columnId, baked]);
  // The same object, so that the panels are not rendered again.
  const first = useMemo(
    () => (columnId === '' ? null : { id: columnId, data: data ?? null }),
    [columnId, data],
  );
  return (
    <FeedPanels config={config} first={first} state={state} t={t}>
      {children}
    </FeedPanels>
  );
}
