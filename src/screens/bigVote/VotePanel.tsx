import { useStore } from '@nanostores/react';
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { readSettings } from '../../host/settings.ts';
import type { BigVoteMessageKey, BigVoteTranslate } from '../../i18n/translate.ts';
import { ListEnd } from '../../islands/list/ListEnd.tsx';
import type { VoteSort } from '../../model/bigVote/bigVoteTypes.ts';
import type { BigVote, VoteOption } from '../../model/bigVote/normaliseBigVote.ts';
import { foldName } from '../../model/bigVote/searchOptions.ts';
import {
  loadVoteOptions,
  type OptionListQuery,
  voteOptionList,
} from '../../state/bigVote/voteOptions.ts';
import type { ReadyList } from '../../state/listPage.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Message } from '../../ui/Message.tsx';
import { OptionList } from './OptionList.tsx';
import { SearchField, ThemeTabs, themeTabId, VOTE_PANEL_ID, VoteOrder } from './VoteTools.tsx';
import { $voteLook, restoreVoteLook, saveVoteLook } from './voteLook.state.ts';
import { $voteSearch, searchVote, type VoteSearch } from './voteSearch.state.ts';

type OptionsReady = ReadyList<VoteOption, OptionListQuery>;

/** Fields of a vote that its page needs. */
export type PollVote = Pick<
  BigVote,
  | 'id'
  | 'activityId'
  | 'themes'
  | 'look'
  | 'max'
  | 'showsResult'
  | 'startsAt'
  | 'endsAt'
  | 'options'
  | 'votes'
  | 'views'
>;

interface VotePanelProps {
  readonly vote: PollVote;
  readonly t: BigVoteTranslate;
}

/** Renders the options of a vote with search, groups and order. */
export function VotePanel({ vote, t }: VotePanelProps) {
  const [themeId, setThemeId] = useState('');
  const [sort, setSort] = useState<VoteSort>('number');
  const look = useStore($voteLook) ?? vote.look;
  const search = useStore($voteSearch);
  const isSearching = foldName(search.query) !== '';
  const { id, activityId, max, showsResult, themes } = vote;

  useEffect(restoreVoteLook, []);

  const list = (listed: Omit<OptionListQuery, 'voteId'>) => {
    setThemeId(listed.themeId);
    setSort(listed.sort);
    void loadVoteOptions(readSettings(), { ...listed, voteId: id });
    if (isSearching) ask(search.query, listed.sort);
  };
  const ask = (query: string, by = sort) =>
    searchVote(readSettings(), { voteId: id, query, sort: by });

  // The object keeps its identity while its fields are equal, so that memoised rows skip renders.
  const shownVote = useMemo(
    () => ({ id, activityId, max, showsResult }),
    [id, activityId, max, showsResult],
  );
  // The typed key shows at once; results render deferred, and a newer key interrupts them.
  const found = useDeferredValue(search);
  const drawn = { base: readSettings().siteBase, look, t, vote: shownVote };

  return (
    <>
      <SearchField onQuery={ask} t={t} />
      {themes.length > 0 && !isSearching && (
        <ThemeTabs
          onShow={(theme) => list({ themeId: theme, sort })}
          shown={themeId}
          t={t}
          themes={themes}
        />
      )}
      <VoteOrder
        hasRanks={showsResult}
        look={look}
        onLook={saveVoteLook}
        onSort={(by) => list({ themeId, sort: by })}
        sort={sort}
        t={t}
      />
      {isSearching && <SearchFound onRetry={() => ask(search.query)} search={search} t={t} />}
      <div
        id={VOTE_PANEL_ID}
        {...(themes.length > 0 &&
          !isSearching && { role: 'tabpanel', 'aria-labelledby': themeTabId(themeId) })}
      >
        {isSearching ? (
          <OptionList {...drawn} options={found.found} />
        ) : (
          <Listed drawn={drawn} onRetry={() => list({ themeId, sort })} t={t} />
        )}
      </div>
    </>
  );
}

interface ListedProps {
  readonly drawn: Omit<Parameters<typeof OptionList>[0], 'options'>;
  readonly onRetry: () => void;
  readonly t: BigVoteTranslate;
}

/** Renders the loaded list; after a change of order the last list stays until the new one loads. */
function Listed({ drawn, onRetry, t }: ListedProps) {
  // Deferred: rows render in pieces; a store update alone would render all of them in one task.
  const state = useDeferredValue(useStore(voteOptionList.$list));
  const last = useRef<OptionsReady | null>(null);
  if (state.state === 'ready') last.current = state;
  const onMore = useCallback(() => void voteOptionList.loadNext(readSettings()), []);
  if (state.state === 'failed')
    return <Failure heading="h2" kind={state.kind} onRetry={onRetry} t={t} />;
  const shown = last.current;
  if (!shown) return null;
  const isOld = state.state !== 'ready';
  if (shown.items.length === 0 && !shown.hasMore) {
    return <NoOptions hint="bigVote.noneHint" t={t} title={t('bigVote.none')} />;
  }
  return (
    <div aria-busy={isOld || undefined} className="vote-listed">
      <OptionList {...drawn} options={shown.items} />
      {!isOld && <ListEnd list={shown} onMore={onMore} t={t} />}
    </div>
  );
}

interface SearchFoundProps {
  readonly search: VoteSearch;
  readonly onRetry: () => void;
  readonly t: BigVoteTranslate;
}

/** Renders the number of search results; reports none only after the server has answered. */
function SearchFound({ search: { query, found, state }, onRetry, t }: SearchFoundProps) {
  if (state === 'done' && found.length === 0) {
    const title = t('bigVote.notFound', { query: query.trim() });
    return <NoOptions hint="bigVote.notFoundHint" t={t} title={title} />;
  }
  return (
    <div className="vote-found">
      <p role="status">
        {state === 'asking' && found.length === 0 ? (
          <Message k="bigVote.searching" t={t} />
        ) : (
          <Message k="bigVote.found" t={t} values={{ n: found.length }} />
        )}
      </p>
      {state === 'failed' && (
        <button onClick={onRetry} type="button">
          <Message k="bigVote.searchFailed" t={t} />
        </button>
      )}
    </div>
  );
}

interface NoOptionsProps {
  readonly title: string;
  readonly hint: BigVoteMessageKey;
  readonly t: BigVoteTranslate;
  readonly children?: ReactNode;
}

/** Renders the empty state; without a heading, because the page's own is above it. */
const NoOptions = ({ title, hint, t, children }: NoOptionsProps) => (
  <div className="vote-empty" role="status">
    <svg aria-hidden="true" fill="none" viewBox="0 0 100 80">
      <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="1.75">
        <path d="M22 34h56v32H22zM22 34l8-14h40l8 14M40 34h20" />
        <path d="M42 12h16v22H42zM46 19h8M46 25h8" />
      </g>
    </svg>
    <p className="vote-empty-title">{title}</p>
    <p>
      <Message k={hint} t={t} />
    </p>
    {children}
  </div>
);
