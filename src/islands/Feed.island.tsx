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
  /** The front page: its columns change in their place. */
  readonly home: boolean;
  readonly columnId: string;
  readonly baked: BakedFeed;
  /** Language that the page was made in. */
  readonly locale: Locale;
  /** As the rows of the first screen were shown. */
  readonly config: { readonly times: TimeSettings; readonly counts: CountSettings };
  /** The first screen, as HTML. */
  readonly children?: ReactNode;
}

/**
 * Why an island: the list goes on for as long as its reader does, and columns change in
 * their place. Before it wakes it is the first screen that was baked, which stays as it is
 * until there is something else to show.
 */
export function Feed({ home, columnId, baked, locale, config, children }: FeedProps) {
  const state = useStore($feed, { ssr: 'initial' });
  const t = useActWords(() => decidePageLocale(locale), loadFeedStyles);
  const isOpen = useRef(false);
  useEffect(() => {
    // A list begins with its words: what it adds is told in them.
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
