import type { Settings } from '../settings.ts';
import { type ApiCall, buildRequest, requestKey } from './request.ts';
import { type RawAnswer, sendRequest } from './send.ts';

/** The answer to a request that started before any module had loaded. */
export type EarlyAnswer = RawAnswer;
export type EarlyAnswers = Map<string, Promise<EarlyAnswer>>;

/**
 * Starts a read from the inline script of a template page and leaves its answer
 * for the client, which takes it once, instead of asking again, when it builds a
 * request with the same key (`ClientEnv.early`). A failed early read is asked
 * again by the client. Deployments whose requests pass through further steps
 * (token, signature, cipher) start none (`isSessionDeployment`).
 */
export function startEarly(
  answers: EarlyAnswers,
  settings: Settings,
  device: string,
  now: number,
  call: ApiCall,
): void {
  const request = buildRequest(settings, device, now, call);
  const answer = sendRequest(request, fetch);
  // Nobody may come for it: no 'unhandled rejection' in the console then.
  answer.catch(() => {});
  answers.set(requestKey(request), answer);
}
