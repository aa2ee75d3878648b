import { useEffect, useRef, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { JoinTranslate } from '../../i18n/translate.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { signIn } from './points.state.ts';

interface DailySignInProps {
  /** Whether the member has signed in today. */
  readonly isDone: boolean;
  readonly t: JoinTranslate;
}

type State =
  | { readonly state: 'waiting' | 'busy' | 'failed' }
  | { readonly state: 'done'; readonly points: number };

/** Renders the daily sign-in button, or the points that it credited. */
export function DailySignIn({ isDone, t }: DailySignInProps) {
  const [state, setState] = useState<State>({ state: 'waiting' });
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused button has been removed.
    if (state.state === 'done') done.current?.focus();
  }, [state]);

  const submitSignIn = async () => {
    setState({ state: 'busy' });
    const points = await signIn(readSettings()).catch(() => null);
    setState(points === null ? { state: 'failed' } : { state: 'done', points });
  };

  if (isDone && state.state !== 'busy') {
    const points = state.state === 'done' ? state.points : 0;
    return (
      <p ref={done} className="points-signed" role="status" tabIndex={-1}>
        {t('points.signed')}
        {points > 0 && <strong>{t('member.gained', { n: points })}</strong>}
      </p>
    );
  }
  return (
    <>
      <BusyButton
        busy={state.state === 'busy'}
        className="points-sign"
        onClick={() => void submitSignIn()}
        type="button"
      >
        {t('points.sign')}
      </BusyButton>
      {state.state === 'failed' && (
        <p className="points-problem" role="alert">
          {t('points.signFailed')}
        </p>
      )}
    </>
  );
}
