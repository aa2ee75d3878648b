import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { serverNow } from '../host/clock.ts';
import { readSettings } from '../host/settings.ts';
import { loadStyleSheet } from '../host/styles/loadStyleSheet.ts';
import { readTabParam, writeTabParam } from '../host/tabParam.ts';
import type { Locale } from '../i18n/locales.ts';
import { type CommunityMessageKey, type CommunityTranslate, LANG_OF } from '../i18n/translate.ts';
import type { CommunityListName } from '../model/community/communityLists.ts';
import type { CommunityListPage, CommunityRow } from '../model/community/communityTypes.ts';
import type { SiteConfig } from '../model/site/siteTypes.ts';
import { loadCommunityMessages } from '../services/loadCommunityMessages.ts';
import { decidePageLocale } from '../services/loadMessages.ts';
import {
  adoptCommunityList,
  getCommunityList,
  loadFirstCommunityRows,
  refreshCommunityList,
} from '../state/community/communityLists.ts';
import { $newPosts } from '../state/community/newPosts.ts';
import communityUrl from '../styles/communityDeferred.css?url';
import type { CommunityView, RowView } from '../ui/community/communityView.ts';
import {
  type CommunityLists,
  type CommunityListTab,
  createPanelAttributes,
  ListTabs,
  listTabId,
} from '../ui/community/ListTabs.tsx';
import { CommunityPanel } from './community/CommunityPanel.tsx';
import { useTabKeys } from './list/useTabKeys.ts';
import { useMessages } from './useMessages.ts';

interface CommunityListProps {
  /** At least one; the first is selected at the start. */
  readonly lists: CommunityLists;
  /** Id of the object that the lists belong to. */
  readonly id: string;
  readonly config: Pick<SiteConfig, 'times' | 'counts' | 'siteName'>;
  readonly locale: Locale;
  /** Message for a list without rows. */
  readonly none?: CommunityMessageKey | undefined;
  /** Ids of the rows that the page shows as HTML, and whether there are more. */
  readonly first: { readonly ids: readonly string[]; readonly hasMore: boolean };
  /** Whether these are as old as a baked page; a template has just loaded them. */
  readonly isBaked: boolean;
  /** Names of the lists in the page's language, for the tabs before the messages are loaded. */
  readonly labels: Readonly<Record<string, string>>;
  /** The rows as HTML. */
  readonly children?: ReactNode;
}

/** What a page shows of its lists. */
interface ShownLists extends Pick<CommunityListProps, 'lists' | 'id' | 'isBaked'> {
  readonly emptyMessage?: CommunityMessageKey | undefined;
  readonly first: CommunityListPage;
  readonly view: CommunityView;
}

/** Returns the properties of the island, on a baked page and in its template. */
export function createCommunityListProps({
  lists,
  emptyMessage,
  id,
  isBaked,
  first,
  view,
}: ShownLists): CommunityListProps {
  const { t, locale, config } = view;
  const { times, counts, siteName } = config;
  return {
    lists,
    id,
    config: { times, counts, siteName },
    locale,
    none: emptyMessage,
    isBaked,
    first: { ids: first.rows.map((row) => row.id), hasMore: first.hasMore },
    labels: Object.fromEntries(lists.map(({ label }) => [label, t(label)])),
  };
}

/**
 * Why an island: lists grow, and the reader switches between them. Before hydration the page shows
 * the first rows of the first list. These stay in the document, with a player in one of them.
 */
export function CommunityList(props: CommunityListProps) {
  const { lists, id, config, locale, none = 'people.none', first, isBaked, labels } = props;
  const start = lists[0].name;
  const t = useMessages(
    loadCommunityMessages,
    () => decidePageLocale(locale),
    () => loadStyleSheet(communityUrl),
  );
  const [selected, setShown] = useState<CommunityListName>(start);
  // Without messages the page shows the first list alone: no tab is selected above another's rows.
  const shown = t ? selected : start;
  const box = useRef<HTMLDivElement>(null);
  const isCurrent = useRef(!isBaked);
  const newPosts = useStore($newPosts, { ssr: 'initial' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const items = first.ids.map((row) => ({ kind: 'shown', id: row }) as const);
    adoptCommunityList(start, id, { items, hasMore: first.hasMore });
    const wanted = lists.find(({ name }) => name === readTabParam())?.name ?? start;
    show(wanted);
  }, []);

  const show = (name: CommunityListName) => {
    setShown(name);
    writeTabParam(name === start ? '' : name);
    if (getCommunityList(name).$list.get().state !== 'ready') {
      void loadFirstCommunityRows(readSettings(), name, id);
    } else if (name === start && !isCurrent.current) {
      // Again where another list cancelled it.
      void refreshCommunityList(readSettings(), start, id, () => isUnused(box.current)).then(
        (isDone) => {
          isCurrent.current = isDone;
        },
      );
    }
  };

  const isTabbed = lists.length > 1;
  const labelOf = Object.assign((key: CommunityMessageKey) => labels[key] ?? '', {
    lang: LANG_OF[locale],
  });
  const view: RowView | null = t && {
    t,
    locale: decidePageLocale(locale),
    config,
    base: readSettings().siteBase,
    now: serverNow(),
  };
  const added: readonly CommunityRow[] = shown.startsWith('posts')
    ? newPosts.map((post) => ({ kind: 'post', id: post.id, post }))
    : [];
  return (
    <div ref={box}>
      {isTabbed && (
        <CommunityTabs
          isStatic={!t && isBaked}
          lists={lists}
          onShow={show}
          shown={shown}
          t={t ?? labelOf}
        />
      )}
      <div {...(isTabbed && createPanelAttributes(shown))}>
        <CommunityPanel key={shown} added={added} id={id} name={shown} none={none} view={view}>
          {props.children}
        </CommunityPanel>
      </div>
    </div>
  );
}

/** Whether the reader has neither scrolled into a list nor started a video or an audio in it. */
const isUnused = (box: HTMLElement | null): boolean =>
  box !== null &&
  box.getBoundingClientRect().top >= 0 &&
  !box.querySelector('media-player, audio-player, [data-act=play][aria-busy=true]');

interface CommunityTabsProps {
  readonly lists: readonly CommunityListTab[];
  readonly shown: CommunityListName;
  readonly onShow: (name: CommunityListName) => void;
  readonly t: CommunityTranslate;
  /** Before hydration taps are held until the island listens (actions/replayTabTap.ts). */
  readonly isStatic?: boolean;
}

/** Renders the tabs of the lists, which keys move between. */
function CommunityTabs({ isStatic = false, ...props }: CommunityTabsProps) {
  const { lists, shown, onShow } = props;
  const names = lists.map(({ name }) => name);
  const onKeyDown = useTabKeys(names, shown, onShow, listTabId);
  return <ListTabs {...props} action={isStatic ? 'tab' : undefined} onKeyDown={onKeyDown} />;
}
