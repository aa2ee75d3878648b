import type { Hooks } from '../api/client.ts';
import type { FormFallback } from '../api/forms/createFormFallback.ts';
import type { ApiRequest } from '../api/request.ts';
import { type Connection, connectSession } from '../api/session/connectSession.ts';
import { readStored, writeStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import { parseRecord } from '../model/wire.ts';
import type { Settings } from '../settings.ts';
import { logFailure } from './logFailure.ts';
import { getApiSession } from './pageClient.ts';
import { readSilentCalls } from './silentCalls.ts';

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

let connection: Connection | undefined;

/** Returns the connection of this page; what it learns of the servers is remembered in this window. */
function getConnection(settings: Settings): Connection {
  connection ??= connectSession({
    settings,
    memory: {
      read: () => readStored(STORAGE_KEYS.callForms, 'session'),
      write: (text) => writeStored(STORAGE_KEYS.callForms, text, 'session'),
      readSilent: readSilentCalls,
      writeSilent: (text) => writeStored(STORAGE_KEYS.silentCalls, text, 'session'),
    },
    session: () => getApiSession(settings),
    isTokenMode,
  });
  return connection;
}

/** Returns the fallback to other forms of calls. */
export const getFormFallback = (settings: Settings): FormFallback => getConnection(settings).forms;

/** Prepares a request with what this window has learned of the servers: forms, and the need of a token. */
export const prepareLearned = async (
  settings: Settings,
  request: ApiRequest,
): Promise<ApiRequest> => getConnection(settings).prepare(request);

/** Handles a failure with a status. What fails in the end is logged, once for each call and status. */
export const handleStatus =
  (settings: Settings): NonNullable<Hooks['onStatus']> =>
  async (error, retry, request) => {
    const answer = await getConnection(settings).onStatus(error, retry, request);
    if (!answer?.ok) logFailure(answer?.error ?? error, request.call);
    return answer;
  };
