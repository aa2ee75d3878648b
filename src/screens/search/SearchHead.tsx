import type { SearchTranslate } from '../../i18n/translate.ts';
import { linkTo, type RouteName } from '../../routes.ts';
import { SEARCH_KINDS, type Searched } from './search.load.ts';

interface SearchHeadProps {
  readonly searched: Searched;
  /** How many articles are shown, '20+' where there are more; '' where the list says nothing of them. */
  readonly count: string;
  /** What was searched on this device; shown before the reader has searched. */
  readonly recent: readonly string[];
  /** Prefix of links. */
  readonly base: string;
  readonly t: SearchTranslate;
}

/** Renders the form, which also works without script, with suggestions and recent queries. */
export function SearchHead({ searched, count, recent, base, t }: SearchHeadProps) {
  const { key: query, byTitle } = searched;
  const address = linkTo('search', {}, base);
  return (
    <search-box>
      <h1 className={query ? 'search-title' : 'sr-only'}>
        {query ? t('search.results', { query }) : t('search.title')}
      </h1>
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search> */}
      <form action={address} className="search-form" role="search">
        <div className="field-box min-w-0 flex-1">
          <input
            aria-label={t('search.label')}
            autoComplete="off"
            className="field-input"
            defaultValue={query}
            enterKeyHint="search"
            maxLength={100}
            name="q"
            placeholder={t('search.title')}
            type="search"
          />
        </div>
        <button className="search-send" type="submit">
          {t('search.title')}
        </button>
      </form>
      <section
        aria-label={t('search.suggested')}
        data-kinds={JSON.stringify(kindNames(t))}
        data-suggestions=""
        hidden
      >
        <ul />
      </section>
      <p className="sr-only" role="status" />
      {query === '' && (
        <div data-before="">
          {recent.length > 0 && (
            <section aria-labelledby="recent-queries" data-recent="">
              <div className="search-recent">
                <h2 id="recent-queries">{t('search.recent')}</h2>
                <button data-clear="" type="button">
                  {t('search.clear')}
                </button>
              </div>
              <ul>
                {recent.map((one) => (
                  <li key={one}>
                    <a className="search-link" href={linkTo('search', {}, base, { q: one })}>
                      {one}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
      {query !== '' && byTitle === null && <Kinds base={base} searched={searched} t={t} />}
      {count && <p className="search-note">{t('search.count', { n: count })}</p>}
    </search-box>
  );
}

const KIND_KEYS = {
  news: 'search.articles',
  photos: 'photos.title',
  video: 'player.video',
  special: 'special.title',
  live: 'player.live',
} as const;

/** Renders links to the results of each kind. */
function Kinds({ searched, base, t }: Pick<SearchHeadProps, 'searched' | 'base' | 't'>) {
  return (
    <nav aria-label={t('search.kinds')} className="line-tabs mb-16">
      {[null, ...SEARCH_KINDS].map((kind) => (
        <a
          key={kind}
          aria-current={kind === searched.kind ? 'page' : undefined}
          className="line-tab"
          href={linkTo('search', {}, base, { q: searched.key, kind: kind ?? undefined })}
        >
          {t(kind ? KIND_KEYS[kind] : 'search.allKinds')}
        </a>
      ))}
    </nav>
  );
}

const KEYS: { readonly [R in RouteName]?: Parameters<SearchTranslate>[0] } = {
  columnDetail: 'search.column',
  hotPointTimeAxis: 'search.column',
  tagList: 'search.tag',
  figureDetail: 'search.person',
  reporter: 'search.person',
  xyDetail: 'search.account',
  topicDetail: 'search.topic',
  circleDetail: 'search.circle',
  activityDetail: 'search.activity',
  mvodShare: 'search.video',
};

/** Returns what the pages of routes are called; articles have no name. */
export const kindNames = (t: SearchTranslate): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(KEYS).map(([route, key]) => [route, t(key)]));
