import type { Client } from '../api/client.ts';
import type { ApiError } from '../api/errors.ts';
import { readStored, writeStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';

/** Returns the calls that had no answer in this window, each followed by a blank. */
export const readSilentCalls = (): string => readStored(STORAGE_KEYS.silentCalls, 'session') ?? '';

/** Returns a client for writes that remembers which calls have no answer. */
export const watchSilentCalls = (client: Client): Client => ({
  ...client,
  send: async (call, options) => {
    const answer = await client.send(call, options);
    if (!answer.ok) rememberSilence(answer.error, call.path);
    return answer;
  },
});

/**
 * Browsers hide answers without CORS headers, such as the 404 of many servers. After the second one, the
 * calls of this window are prepared by the fallback to other forms (decision 0068).
 */
function rememberSilence({ kind, status }: ApiError, path: string): void {
  if (kind !== 'network' || status !== undefined || !navigator.onLine) return;
  const before = readSilentCalls();
  writeStored(STORAGE_KEYS.silentCalls, `${before}${path} `, 'session');
  if (!before.includes(`${path} `)) return;
  const learned = readStored(STORAGE_KEYS.callForms, 'session') ?? '{}';
  writeStored(STORAGE_KEYS.callForms, learned, 'session');
}
