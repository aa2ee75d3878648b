import { useRef, useState } from 'react';
import type { ActTranslate } from '../../i18n/translate.ts';
import { useReached } from './useReached.ts';

interface MoreRowsProps {
  /** Number of rows that are shown; a new number arms the observer again. */
  readonly count: number;
  /** Resolves to false when the request failed. */
  readonly load: () => Promise<boolean>;
  readonly t: ActTranslate;
}

/** Loads the next page when the reader comes near; after a failure only at a tap. */
export function MoreRows({ count, load, t }: MoreRowsProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const asking = useRef(false);
  const ask = async () => {
    if (asking.current) return;
    asking.current = true;
    setState('busy');
    const came = await load();
    asking.current = false;
    setState(came ? 'idle' : 'failed');
  };
  const button = useReached<HTMLButtonElement>(() => void ask(), count, state !== 'idle');
  return (
    <>
      <button
        aria-busy={state === 'busy'}
        className="live-more"
        onClick={() => void ask()}
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
