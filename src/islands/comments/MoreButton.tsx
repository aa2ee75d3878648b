import { useState } from 'react';
import type { MoreButtonProps } from './CommentItem.tsx';

/**
 * Renders the button that loads the next page; after a failure an error, and the button retries.
 */
export function MoreButton({ label, load, t }: MoreButtonProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const onClick = async () => {
    if (state === 'busy') return;
    setState('busy');
    setState((await load()) ? 'idle' : 'failed');
  };
  return (
    <>
      <button
        className="comment-more"
        type="button"
        aria-busy={state === 'busy'}
        onClick={() => void onClick()}
      >
        {label}
      </button>
      {state === 'failed' && (
        <p className="text-26 text-ink-3" role="alert">
          {t('comment.moreFailed')}
        </p>
      )}
    </>
  );
}
