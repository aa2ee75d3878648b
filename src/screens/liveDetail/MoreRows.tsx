import { useRef, useState } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { useNearOnce } from '../../islands/list/useNearOnce.ts';

interface MoreRowsProps {
  /** Number of rows that are shown; a new number arms the observer again. */
  readonly count: number;
  /** Resolves to false when the request failed. */
  readonly load: () => Promise<boolean>;
  readonly t: ActionTranslate;
}

/** Loads the next page when the reader comes near; after a failure only at a tap. */
export function MoreRows({ count, load, t }: MoreRowsProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const isLoading = useRef(false);
  const loadMore = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setState('busy');
    const isLoaded = await load();
    isLoading.current = false;
    setState(isLoaded ? 'idle' : 'failed');
  };
  const button = useNearOnce<HTMLButtonElement>(() => void loadMore(), count, state !== 'idle');
  return (
    <>
      <button
        aria-busy={state === 'busy'}
        className="live-more"
        onClick={() => void loadMore()}
        ref={button}
        type="button"
      >
        {t('broadcast.more')}
      </button>
      {state === 'failed' && (
        <p className="live-none" role="alert">
          {t('broadcast.moreFailed')}
        </p>
      )}
    </>
  );
}
