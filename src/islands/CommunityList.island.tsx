import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { serverNow } from '../host/clock.ts';
import { readSettings } from '../host/settings.ts';
import { loadCommunityStyles } from '../host/styles/loadCommunityStyles.ts';
import { readTabParam, writeTabParam } from '../host/tabParam.ts';
import type { Locale } from '../i18n/locales.ts';
import { type CommunityMessageKey, LANG_OF } from '../i18n/translate.ts';
import type { CommunityListName } from '../model/community/communityLists.ts';
import type { CommunityListPage, CommunityRow } from '../model/community/communityTypes.ts';
import type { SiteConfig } from '../model/site/siteTypes.ts';
import { decidePageLocale } from '../services/loadMessages.ts';
import {
  adoptCommunityList,
  getCommunityList,
  loadFirstCommunityRows,
  refreshCommunityList,
} from '../state/community/communityLists.ts';
import { $newPosts } from '../state/community/newPosts.ts';
import type { RowView } from '../ui/community/communityView.ts';
import { type CommunityLists, createPanelAttributes } from '../ui/community/ListTabs.tsx';
import { CommunityPanel } from './community/CommunityPanel.tsx';
import { CommunityTabs } from './community/CommunityTabs.tsx';
import { useCommunityMessages } from './community/useCommunityMessages.ts';
import { KeepFocus } from './KeepFocus.tsx';

interface CommunityListProps {
  /** At least one; the first is selected at the start. */
  readonly lists: CommunityLists;
  /** Id of the object that the lists belong to. */
  readonly id: string;
  readonly config: Pick<SiteConfig, 'times' | 'counts' | 'siteName'>;
  readonly locale: Locale;
  /** Message for a list without rows. */
  readonly none?: CommunityMessageKey;
  /** First page of the first list, when the template page has loaded it with the head. */
  readonly first?: CommunityListPage;
  /** Ids of the rows in a baked page, and whether there are more. */
  readonly baked?: { readonly ids: readonly string[]; readonly hasMore: boolean };
  /** Names of the lists in the page's language, for baked pages, which load no messages first. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The baked rows as HTML. */
  readonly children?: ReactNode;
}

/**
 * Why an island: lists grow, and the reader switches between them. Before hydration the island
 * shows the baked first rows of the first list.
 */
export function CommunityList(props: CommunityListProps) {
  const { lists, id, config, locale, none = 'people.none', first, baked, labels, children } = props;
  const start = lists[0].name;
  const t = useCommunityMessages(() => decidePageLocale(locale), loadCommunityStyles);
  const [shown, setShown] = useState<CommunityListName>(start);
  const box = useRef<HTMLDivElement>(null);
  const newPosts = useStore($newPosts, { ssr: 'initial' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    if (baked) {
      const items = baked.ids.map((row) => ({ kind: 'baked', id: row }) as const);
      adoptCommunityList(start, id, { items, hasMore: baked.hasMore });
      const isBelow = () => (box.current?.getBoundingClientRect().top ?? -1) >= 0;
      void refreshCommunityList(readSettings(), start, id, isBelow);
    } else if (first) {
      adoptCommunityList(start, id, { items: first.rows, hasMore: first.hasMore });
    }
    const wanted = lists.find(({ name }) => name === readTabParam())?.name ?? start;
    show(wanted);
  }, []);

  const show = (name: CommunityListName) => {
    setShown(name);
    writeTabParam(name === start ? '' : name);
    if (getCommunityList(name).$list.get().state !== 'ready') {
      void loadFirstCommunityRows(readSettings(), name, id);
    }
  };

  const isTabbed = lists.length > 1;
  if (!t) {
    return (
      <KeepFocus>
        <div ref={box}>
          {isTabbed && labels && (
            <CommunityTabs
              isStatic
              lists={lists}
              onShow={show}
              shown={shown}
              t={Object.assign((key: CommunityMessageKey) => labels[key] ?? '', {
                lang: LANG_OF[locale],
              })}
            />
          )}
          <div {...(isTabbed && createPanelAttributes(shown))}>{children}</div>
        </div>
      </KeepFocus>
    );
  }
  const { siteBase: base } = readSettings();
  const view: RowView = { t, locale: decidePageLocale(locale), config, base, now: serverNow() };
  const added: readonly CommunityRow[] = shown.startsWith('posts')
    ? newPosts.map((post) => ({ kind: 'post', id: post.id, post }))
    : [];
  return (
    <KeepFocus>
      <div ref={box}>
        {isTabbed && <CommunityTabs lists={lists} onShow={show} shown={shown} t={t} />}
        <div {...(isTabbed && createPanelAttributes(shown))}>
          <CommunityPanel key={shown} added={added} id={id} name={shown} none={none} view={view}>
            {children}
          </CommunityPanel>
        </div>
      </div>
    </KeepFocus>
  );
}
