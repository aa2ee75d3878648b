import { type Client, createClient } from '../api/client.ts';
import { needsSession } from '../api/session/needsSession.ts';
import type { ApiSession } from '../api/session/session.ts';
import { readDeviceId } from '../host/device.ts';
import { readStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import type { Settings } from '../settings.ts';
import { logFailure } from './logFailure.ts';

const loadFormFallback = () => import('./formFallback.ts');

let client: Client | undefined;
let session: Promise<ApiSession> | undefined;

/** Returns the page's only client; all islands and behaviours send their calls with it. */
export function getClient(settings: Settings): Client {
  client ??= createClient({
    settings,
    device: readDeviceId,
    now: Date.now,
    steps: [
      async (request) =>
        readStored(STORAGE_KEYS.callForms, 'session')
          ? (await loadFormFallback()).prepareLearned(settings, request)
          : needsSession(settings, request.call)
            ? (await getApiSession(settings)).prepare(request)
            : request,
    ],
    hooks: {
      onStatus: async (...failure) => (await loadFormFallback()).handleStatus(settings)(...failure),
      onSilence: logFailure,
    },
    requireTokens: () =>
      loadFormFallback().then(
        (m) => m.rememberTokenMode(),
        () => {},
      ),
    ...(window.__early && { preloaded: window.__early }),
  });
  return client;
}

/**
 * Returns the session (tokens, signatures, ciphers); the first request that needs it loads its
 * code.
 */
export function getApiSession(settings: Settings): Promise<ApiSession> {
  session ??= import('./session/pageSession.ts').then(
    ({ createPageSession }) => createPageSession(settings),
    (error) => {
      session = undefined;
      throw error;
    },
  );
  return session;
}
