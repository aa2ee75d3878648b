import type { Hooks } from '../api/client.ts';
import { createFormFallback, type FormFallback } from '../api/forms/createFormFallback.ts';
import type { ApiCall } from '../api/request.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../host/storage.ts';
import { decideSessionStatus } from '../model/session/statuses.ts';
import type { Settings } from '../settings.ts';
import { getApiSession } from './pageClient.ts';

let fallback: FormFallback | undefined;

/** Returns the fallback to other forms of calls; what answered is remembered in this window. */
export function getFormFallback(settings: Settings): FormFallback {
  fallback ??= createFormFallback(
    settings,
    {
      read: () => readStored(STORAGE_KEYS.callForms, 'session'),
      write: (text) => writeStored(STORAGE_KEYS.callForms, text, 'session'),
    },
    handleBySession(settings),
  );
  return fallback;
}

type OnStatus = NonNullable<Hooks['onStatus']>;

/** Handles a failure with a status: by the session, else by sending another form of the call. */
export const handleStatus =
  (settings: Settings): OnStatus =>
  (error, retry, request) =>
    handleBySession(settings)(error, retry, request) ??
    getFormFallback(settings).onStatus(error, retry, request);

const handleBySession =
  (settings: Settings): OnStatus =>
  (error, retry, request) =>
    isSessionRefusal(error.status, request.call)
      ? getApiSession(settings).then(({ onStatus }) => onStatus(error, retry, request))
      : undefined;

/**
 * Returns whether the session handles a status; a call with `handlesRefusals` handles refused
 * comments itself.
 */
function isSessionRefusal(status: number | undefined, { handlesRefusals }: ApiCall): boolean {
  const found = decideSessionStatus(status);
  return Boolean(found) && !(handlesRefusals && found === 'comment');
}
