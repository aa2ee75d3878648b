import { type Client, createClient } from '../api/client.ts';
import type { ApiCall } from '../api/request.ts';
import { needsSession } from '../api/session/needsSession.ts';
import type { ApiSession } from '../api/session/session.ts';
import { readDeviceId } from '../host/device.ts';
import { decideSessionStatus } from '../model/session/statuses.ts';
import type { Settings } from '../settings.ts';

/**
 * Returns whether the session handles a status; a call with `handlesRefusals` handles refused
 * comments itself.
 */
function isSessionRefusal(status: number | undefined, { handlesRefusals }: ApiCall): boolean {
  const found = decideSessionStatus(status);
  return Boolean(found) && !(handlesRefusals && found === 'comment');
}

let client: Client | undefined;
let session: Promise<ApiSession> | undefined;

/** Returns the page's only client; all islands and behaviours send their calls with it. */
export function getClient(settings: Settings): Client {
  client ??= createClient({
    settings,
    device: readDeviceId,
    now: Date.now,
    steps: [
      (request) =>
        needsSession(settings, request.call)
          ? getApiSession(settings).then(({ prepare }) => prepare(request))
          : request,
    ],
    hooks: {
      onStatus: (error, retry, request) =>
        isSessionRefusal(error.status, request.call)
          ? getApiSession(settings).then(({ onStatus }) => onStatus(error, retry, request))
          : undefined,
    },
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
