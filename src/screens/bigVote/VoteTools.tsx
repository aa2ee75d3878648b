import { LayoutGrid, List, Search, X } from 'lucide';
import { useId, useRef, useState } from 'react';
import type { BigVoteMessageKey, BigVoteTranslate } from '../../i18n/translate.ts';
import { useTabKeys } from '../../islands/list/useTabKeys.ts';
import type { VoteSort } from '../../model/bigVote/bigVoteTypes.ts';
import type { BigVote } from '../../model/bigVote/normaliseBigVote.ts';
import { MAX_QUERY_LENGTH, VOTE_SORTS } from '../../model/bigVote/searchOptions.ts';
import { Icon } from '../../ui/Icon.tsx';
import { label, Message } from '../../ui/Message.tsx';

interface SearchFieldProps {
  readonly onQuery: (query: string) => void;
  readonly t: BigVoteTranslate;
}

/** Searches by name or number at every key; text of an input method once it is composed. */
export function SearchField({ onQuery, t }: SearchFieldProps) {
  const [query, setQuery] = useState('');
  const isComposing = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const ask = (text: string) => {
    setQuery(text);
    if (!isComposing.current) onQuery(text);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari 14 does not support <search>
    <form className="vote-search" onSubmit={(event) => event.preventDefault()} role="search">
      <label className="sr-only" htmlFor={id}>
        <Message k="bigVote.search" t={t} />
      </label>
      <Icon className="vote-icon" icon={Search} />
      <input
        ref={input}
        autoComplete="off"
        className="vote-query"
        enterKeyHint="search"
        id={id}
        maxLength={MAX_QUERY_LENGTH}
        onChange={(event) => ask(event.currentTarget.value)}
        onCompositionEnd={(event) => {
          isComposing.current = false;
          ask(event.currentTarget.value);
        }}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        placeholder={t('bigVote.search')}
        type="search"
        value={query}
      />
      {query !== '' && (
        <button
          {...label(t, 'bigVote.clear')}
          className="vote-clear"
          onClick={() => {
            isComposing.current = false;
            ask('');
            input.current?.focus();
          }}
          type="button"
        >
          <Icon className="vote-icon" icon={X} />
        </button>
      )}
    </form>
  );
}

export const themeTabId = (themeId: string): string => `theme-${themeId || 'all'}`;
export const VOTE_PANEL_ID = 'vote-options';

interface ThemeTabsProps {
  readonly themes: BigVote['themes'];
  /** '' for all. */
  readonly shown: string;
  readonly onShow: (themeId: string) => void;
  readonly t: BigVoteTranslate;
}

/** Renders the tabs of the option groups: all, or one group. */
export function ThemeTabs({ themes, shown, onShow, t }: ThemeTabsProps) {
  const ids = ['', ...themes.map(({ id }) => id)];
  const onKeyDown = useTabKeys(ids, shown, onShow, themeTabId);
  const tab = (id: string) => ({
    'aria-controls': VOTE_PANEL_ID,
    'aria-selected': id === shown,
    className: 'line-tab',
    id: themeTabId(id),
    onClick: () => onShow(id),
    role: 'tab',
    tabIndex: id === shown ? 0 : -1,
    type: 'button' as const,
  });
  return (
    <div
      {...label(t, 'bigVote.themes')}
      className="line-tabs vote-tabs"
      onKeyDown={onKeyDown}
      role="tablist"
    >
      <button {...tab('')}>
        <Message k="bigVote.all" t={t} />
      </button>
      {themes.map(({ id, name }) => (
        <button key={id} {...tab(id)}>
          {name}
        </button>
      ))}
    </div>
  );
}

const SORT_MESSAGE_KEYS: Readonly<Record<VoteSort, BigVoteMessageKey>> = {
  number: 'bigVote.byNumber',
  rank: 'bigVote.byRank',
  views: 'bigVote.byViews',
};

interface OrderProps {
  readonly sort: VoteSort;
  readonly onSort: (sort: VoteSort) => void;
  /** Whether the vote shows ranks. */
  readonly hasRanks: boolean;
  readonly look: 'grid' | 'list';
  readonly onLook: (look: 'grid' | 'list') => void;
  readonly t: BigVoteTranslate;
}

/** Renders the choice of order and the switch between grid and list. */
export function VoteOrder({ sort, onSort, hasRanks, look, onLook, t }: OrderProps) {
  const other = look === 'grid' ? 'list' : 'grid';
  return (
    <div className="vote-order">
      <fieldset className="vote-sorts">
        <legend className="sr-only">
          <Message k="bigVote.order" t={t} />
        </legend>
        {VOTE_SORTS.filter((one) => hasRanks || one !== 'rank').map((one) => (
          <button
            key={one}
            aria-pressed={one === sort}
            className="vote-sort"
            onClick={() => onSort(one)}
            type="button"
          >
            <Message k={SORT_MESSAGE_KEYS[one]} t={t} />
          </button>
        ))}
      </fieldset>
      <button
        {...label(t, other === 'grid' ? 'bigVote.asGrid' : 'bigVote.asList')}
        className="vote-look"
        onClick={() => onLook(other)}
        type="button"
      >
        <Icon className="vote-icon" icon={other === 'grid' ? LayoutGrid : List} />
      </button>
    </div>
  );
}
