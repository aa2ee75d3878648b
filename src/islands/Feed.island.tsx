import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { loadFeedStyles } from '../host/feedStyles.ts';
import { readSettings } from '../host/settings.ts';
import type { Locale } from '../i18n/locales.ts';
import type { CountSettings, TimeSettings } from '../model/site/types.ts';
import { $feed, openFeed } from '../stores/feed/feed.ts';
import type { BakedFeed } from '../stores/feed/types.ts';
import { decidePageLocale } from '../stores/language.ts';
import { useActWords } from './comments/useActWords.ts';
import { FeedPanels } from './feed/FeedPanels.tsx';

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
  const t = useActWords(() => decidePageLocale(locale), loadFeedStyles);
  const isOpen = useRef(false);
  useEffect(() => {
    // The list opens after the messages are loaded, because added rows are announced in them.
    if (!t || isOpen.current) return;
    isOpen.current = true;
    openFeed(readSettings(), { home, columnId, baked });
  }, [t, home, columnId, baked]);
  return (
    <FeedPanels bakedId={columnId} config={config} home={home} state={state} t={t}>
      {children}
    </FeedPanels>
  );
}
