import { defineSearchBox } from '../../elements/SearchBoxElement.ts';
import { readPage } from '../../host/page.ts';
import type { ActionTranslate, SearchTranslate } from '../../i18n/translate.ts';
import type { ArticleRowProps } from '../../islands/ArticleList.island.tsx';
import type { ListItem } from '../../model/article/articleTypes.ts';
import { startsWithLabel } from '../../model/article/rowMeta.ts';
import type { SearchEntry } from '../../model/search/searchIndex.ts';
import { linkTo } from '../../routes.ts';
import { loadSearchMessages } from '../../services/loadSearchMessages.ts';
import { addRecentQuery, readRecentQueries } from '../../services/recentQueries.ts';
import { startListTemplate } from '../../templates/listTemplate.tsx';
import { ArticleRows } from '../../ui/feed/ArticleRows.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { kindNames, SearchHead } from './SearchHead.tsx';
import { createSearch, readSearch, type Searched } from './search.load.ts';

/** This page has the messages of search. */
const own = (t: ActionTranslate): SearchTranslate => t as SearchTranslate;

const wanted = readSearch(readPage().params);
const { key: query, kind } = wanted;

void startListTemplate<ListItem, Searched, ArticleRowProps>({
  Rows: ArticleRows,
  closed: ({ head: { byTitle }, items, hasMore }, { base, t }) => {
    if (query === '') return null;
    if (items.length + (byTitle?.length ?? 0) === 0 && !hasMore)
      return <Notice heading="h2" text={own(t)('search.noneHint')} title={own(t)('search.none')} />;
    return byTitle && <FoundPages base={base} entries={byTitle} t={own(t)} />;
  },
  describe: (_, { base, t }) => ({
    name: query ? own(t)('search.results', { query }) : own(t)('search.title'),
    description: own(t)('search.label'),
    pictures: [],
    path: linkTo('search', {}, base, { q: query || undefined, kind: kind ?? undefined }),
    columnId: '',
  }),
  describeRows: (_, view) => ({ view }),
  head: ({ head, items, hasMore }, { base, t }) => (
    <SearchHead
      base={base}
      count={items.length > 0 ? `${items.length}${hasMore ? '+' : ''}` : ''}
      recent={readRecentQueries()}
      searched={head}
      t={own(t)}
    />
  ),
  createSource: () => {
    const found = createSearch(wanted);
    return {
      ...found,
      async loadFirst(client) {
        const answer = await found.loadFirst(client);
        if (query !== '' && answer.ok) addRecentQuery(query);
        // Before the form is shown: the first key must count.
        defineSearchBox();
        return answer;
      },
    };
  },
  loadIsland: async () => (await import('../../islands/ArticleList.island.tsx')).ArticleList,
  loadMessages: loadSearchMessages,
  missing: ['state.empty', 'state.emptyHint'],
  name: (t) => own(t)('search.title'),
});

interface FoundPagesProps {
  readonly entries: readonly SearchEntry[];
  /** Prefix of links. */
  readonly base: string;
  readonly t: SearchTranslate;
}

/** Renders the pages that were found by their title. */
function FoundPages({ entries, base, t }: FoundPagesProps) {
  const names = kindNames(t);
  return (
    <>
      <p className="search-note">{t('search.byTitle')}</p>
      <ul>
        {entries.map(({ path, title, kind }) => {
          const name = names[kind];
          return (
            <li key={path}>
              <a className="search-link" data-title="" href={`${base}/${path}`}>
                {title}
                {name && !startsWithLabel(title, name) && (
                  <span className="mark text-ink-3">{name}</span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
