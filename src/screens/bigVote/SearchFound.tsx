import type { JoinTranslate } from '../../i18n/translate.ts';
import { Message } from '../../ui/Message.tsx';
import { NoOptions } from './NoOptions.tsx';
import type { VoteSearch } from './voteSearch.state.ts';

interface SearchFoundProps {
  readonly search: VoteSearch;
  readonly onRetry: () => void;
  readonly t: JoinTranslate;
}

/** Renders the number of search results; reports none only after the server has answered. */
export function SearchFound({ search: { query, found, state }, onRetry, t }: SearchFoundProps) {
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
