import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { serverNow } from '../host/clock.ts';
import { loadPeopleStyles } from '../host/peopleStyles.ts';
import { readSettings } from '../host/settings.ts';
import { readTab, writeTab } from '../host/tabAddress.ts';
import type { Locale } from '../i18n/locales.ts';
import { LANG_OF, type PeopleKey } from '../i18n/translate.ts';
import type { PeopleListName } from '../model/people/lists.ts';
import type { PeoplePart, PeopleRow } from '../model/people/types.ts';
import type { SiteConfig } from '../model/site/types.ts';
import { decidePageLocale } from '../stores/language.ts';
import {
  adoptPeopleList,
  openPeopleList,
  peopleList,
  refreshPeopleList,
} from '../stores/people/lists.ts';
import { $newPosts } from '../stores/people/newPosts.ts';
import type { RowView } from '../ui/people/view.ts';
import { PeoplePanel } from './people/PeoplePanel.tsx';
import { type PeopleListTab, PeopleTabs, panelId, tabId } from './people/PeopleTabs.tsx';
import { usePeopleWords } from './people/usePeopleWords.ts';

interface PeopleListProps {
  /** At least one; the first is selected at the start. */
  readonly lists: readonly [PeopleListTab, ...PeopleListTab[]];
  /** Id of the object that the lists belong to. */
  readonly id: string;
  readonly config: Pick<SiteConfig, 'times' | 'counts'>;
  readonly locale: Locale;
  /** Message for a list without rows. */
  readonly none?: PeopleKey;
  /** First page of the first list, when the template page has loaded it with the head. */
  readonly first?: PeoplePart;
  /** Ids of the rows in a baked page, and whether there are more. */
  readonly baked?: { readonly ids: readonly string[]; readonly hasMore: boolean };
  /** Names of the lists in the page's language, for baked pages, which load no messages first. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The baked rows as HTML. */
  readonly children?: ReactNode;
}

/** Returns the attributes that make a list the panel of its tab. */
const panelOf = (name: PeopleListName) =>
  ({ id: panelId(name), role: 'tabpanel', 'aria-labelledby': tabId(name) }) as const;

/**
 * Why an island: lists grow, and the reader switches between them. Before hydration the island
 * shows the baked first rows of the first list.
 */
export function PeopleList(props: PeopleListProps) {
  const { lists, id, config, locale, none = 'people.none', first, baked, labels, children } = props;
  const start = lists[0].name;
  // A template page has all its styles already.
  const t = usePeopleWords(() => decidePageLocale(locale), baked && loadPeopleStyles);
  const [shown, setShown] = useState<PeopleListName>(start);
  const box = useRef<HTMLDivElement>(null);
  const newPosts = useStore($newPosts, { ssr: 'initial' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(() => {
    if (baked) {
      const items = baked.ids.map((row) => ({ kind: 'baked', id: row }) as const);
      adoptPeopleList(start, id, { items, hasMore: baked.hasMore });
      const isBelow = () => (box.current?.getBoundingClientRect().top ?? -1) >= 0;
      void refreshPeopleList(readSettings(), start, id, isBelow);
    } else if (first) {
      adoptPeopleList(start, id, { items: first.rows, hasMore: first.hasMore });
    }
    const wanted = lists.find(({ name }) => name === readTab())?.name ?? start;
    show(wanted);
  }, []);

  const show = (name: PeopleListName) => {
    setShown(name);
    writeTab(name === start ? '' : name);
    if (peopleList(name).$list.get().state !== 'ready') {
      void openPeopleList(readSettings(), name, id);
    }
  };

  const isTabbed = lists.length > 1;
  if (!t) {
    return (
      <div ref={box}>
        {isTabbed && labels && (
          <PeopleTabs
            isAsleep
            lists={lists}
            onShow={show}
            shown={shown}
            t={Object.assign((key: PeopleKey) => labels[key] ?? '', { lang: LANG_OF[locale] })}
          />
        )}
        <div {...(isTabbed && panelOf(shown))}>{children}</div>
      </div>
    );
  }
  const { siteBase: base } = readSettings();
  const view: RowView = { t, locale: decidePageLocale(locale), config, base, now: serverNow() };
  const added: readonly PeopleRow[] = shown.startsWith('posts')
    ? newPosts.map((post) => ({ kind: 'post', id: post.id, post }))
    : [];
  return (
    <div ref={box}>
      {isTabbed && <PeopleTabs lists={lists} onShow={show} shown={shown} t={t} />}
      <div {...(isTabbed && panelOf(shown))}>
        <PeoplePanel key={shown} added={added} id={id} name={shown} none={none} view={view}>
          {children}
        </PeoplePanel>
      </div>
    </div>
  );
}
