import type { JoinTranslate } from '../../i18n/translate.ts';
import type { VoteSearch } from '../../state/bigVote/voteSearch.ts';
import { Message } from '../../ui/Message.tsx';
import { NoOptions } from './NoOptions.tsx';

interface SearchFoundProps {
  readonly search: VoteSearch;
  readonly onRetry: () => void;
  readonly t: JoinTranslate;
}

/** Renders the number of search results; reports none only after the server has answered. */
export function SearchFound({ search: { query, found, state }, onRetry, t }: SearchFoundProps) {
  if (state === 'done' && found.length === 0) {
    const title = t('poll.notFound', { query: query.trim() });
    return <NoOptions hint="poll.notFoundHint" t={t} title={title} />;
  }
  return (
    <div className="poll-found">
      <p role="status">
        {state === 'asking' && found.length === 0 ? (
          <Message k="poll.searching" t={t} />
        ) : (
          <Message k="poll.found" t={t} values={{ n: found.length }} />
        )}
      </p>
      {state === 'failed' && (
        <button onClick={onRetry} type="button">
          <Message k="poll.searchFailed" t={t} />
        </button>
      )}
    </div>
  );
}
