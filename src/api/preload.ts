import type { PageFlags } from '../model/mode.ts';
import type { Settings } from '../settings.ts';
import { type ApiCall, type ApiRequest, buildRequest, requestKey } from './request.ts';
import { type RawAnswer, sendRequest } from './send.ts';

/** Returns what a template requests before any module has loaded; it reads the address alone. */
export type ListFirstCalls = (
  params: Readonly<Record<string, string>>,
  flags: PageFlags,
) => readonly ApiCall[];

/** The answer to a request that was started before any module was loaded. */
export type PreloadedAnswer = RawAnswer;
export type PreloadedAnswers = Map<string, Promise<PreloadedAnswer>>;

/**
 * Starts a read from the inline script of a template page and stores its answer for the client,
 * which uses it once for a request with the same key (`ClientEnv.early`). The client repeats a
 * failed request. Deployments whose requests need further steps (token, signature, cipher) do
 * not use this (`isSessionDeployment`). With `condition` the request is sent when that is resolved;
 * when it is rejected the answer fails.
 */
export function preloadAnswer(
  answers: PreloadedAnswers,
  settings: Settings,
  device: string,
  now: number,
  call: ApiCall,
  condition?: Promise<void>,
): Promise<PreloadedAnswer> {
  const request = buildRequest(settings, device, now, call);
  const send = () => sendRequest(request, fetch);
  const answer = condition ? condition.then(send) : send();
  // Prevents an 'unhandled rejection' when the client never uses it.
  answer.catch(() => {});
  answers.set(requestKey(request), answer);
  return answer;
}

/** Returns the answer to a started request with the same key, once; undefined when it failed. */
export async function takePreloaded(
  answers: PreloadedAnswers,
  request: ApiRequest,
): Promise<PreloadedAnswer | undefined> {
  const key = requestKey(request);
  const answer = answers.get(key);
  answers.delete(key);
  return answer?.catch(() => undefined);
}
