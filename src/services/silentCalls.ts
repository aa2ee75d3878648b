import type { ApiError } from '../api/errors.ts';
import type { ApiRequest } from '../api/request.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../host/storage.ts';
import { logFailure } from './logFailure.ts';

/** Returns the calls that had no answer in this window, each followed by a blank. */
export const readSilentCalls = (): string => readStored(STORAGE_KEYS.silentCalls, 'session') ?? '';

/**
 * Logs a request without an answer, and remembers a write: browsers hide answers without CORS headers, such
 * as the 404 of many servers. After the second one, the calls of this window are prepared by the fallback to
 * other forms (decision 0068).
 */
export function handleSilence(
  error: ApiError,
  { call: { path, method, params } }: ApiRequest,
): void {
  logFailure(error);
  const isWrite = method === 'post' || params?.idempotencyKey;
  if (error.kind !== 'network' || !isWrite || !navigator.onLine) return;
  const before = readSilentCalls();
  writeStored(STORAGE_KEYS.silentCalls, `${before}${path} `, 'session');
  if (!before.includes(`${path} `)) return;
  const learned = readStored(STORAGE_KEYS.callForms, 'session') ?? '{}';
  writeStored(STORAGE_KEYS.callForms, learned, 'session');
}
