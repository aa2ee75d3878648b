import type { Hooks } from '../api/client.ts';
import { createFormFallback, type FormFallback } from '../api/forms/createFormFallback.ts';
import { type ApiCall, type ApiRequest, isRaw } from '../api/request.ts';
import { needsSession } from '../api/session/needsSession.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../host/storage.ts';
import { decideSessionStatus } from '../model/session/statuses.ts';
import { parseRecord } from '../model/wire.ts';
import type { Settings } from '../settings.ts';
import { logFailure } from './logFailure.ts';
import { getApiSession } from './pageClient.ts';

/** Key beside the forms that is set where requests need a token, which no setting says. */
const TOKEN_MODE = 'token';

const readLearned = () => parseRecord(readStored(STORAGE_KEYS.callForms, 'session'));

/** Remembers in this window that requests need a token. */
export const rememberTokenMode = (): void =>
  writeStored(
    STORAGE_KEYS.callForms,
    JSON.stringify({ ...readLearned(), [TOKEN_MODE]: 1 }),
    'session',
  );

/** Returns whether a server has asked for a token in this window. */
export const isTokenMode = (): boolean => TOKEN_MODE in readLearned();

/** Prepares a request with what this window has learned of the servers: forms, and the need of a token. */
export async function prepareLearned(settings: Settings, sent: ApiRequest): Promise<ApiRequest> {
  const request = await getFormFallback(settings).prepare(sent);
  const { call } = request;
  const needsToken = isTokenMode() && !isRaw(call) && !call.sessionFree;
  return needsToken || needsSession(settings, call)
    ? (await getApiSession(settings)).prepare(request)
    : request;
}

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

/**
 * Handles a failure with a status: by the session, else by sending another form of the call. What
 * fails in the end is logged, once for each call and status.
 */
export const handleStatus =
  (settings: Settings): OnStatus =>
  async (error, retry, request) => {
    const answer =
      (await handleBySession(settings)(error, retry, request)) ??
      (await getFormFallback(settings).onStatus(error, retry, request));
    if (!answer?.ok) logFailure(answer?.error ?? error, hintOf(request.call));
    return answer;
  };

/** Returns what the log says beside a failure; '' for most calls. */
const hintOf = ({ path }: ApiCall): string =>
  path.startsWith('/adv-appif-server/')
    ? ': the administrator of the site should check the ad server'
    : '';

const handleBySession =
  (settings: Settings): OnStatus =>
  (error, retry, request) =>
    isSessionRefusal(error.status, request.call)
      ? getApiSession(settings).then(({ onStatus }) => onStatus(error, retry, request))
      : undefined;

/**
 * Returns whether the session handles a status; a call with `handlesRefusals` handles refused
 * comments itself, one without a session has no refusal of its own.
 */
function isSessionRefusal(
  status: number | undefined,
  { handlesRefusals, sessionFree }: ApiCall,
): boolean {
  const found = decideSessionStatus(status);
  return Boolean(found) && !sessionFree && !(handlesRefusals && found === 'comment');
}
