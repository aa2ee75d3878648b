import { useEffect, useReducer } from 'react';
import { SECOND_MS } from '../../model/durations.ts';
import { decideCodeWait } from '../../model/member/loginRules.ts';

/** Returns whole seconds until another code may be requested; `sentAt` in epoch ms. */
export function useSecondsLeft(sentAt: number): number {
  const [, count] = useReducer((seconds: number) => seconds + 1, 0);
  const wait = decideCodeWait(sentAt, Date.now());
  const isOver = wait === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return wait;
}
