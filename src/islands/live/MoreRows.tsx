import { useRef, useState } from 'react';
import type { ActTranslate } from '../../i18n/translate.ts';
import { useReached } from './useReached.ts';

interface MoreRowsProps {
  /** How much is shown: another page is another turn. */
  readonly count: number;
  /** false when it did not come. */
  readonly load: () => Promise<boolean>;
  readonly t: ActTranslate;
}

/** Asks for the next page when the reader comes near; one that did not come is asked for by hand. */
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
