import { type Client, createClient } from '../api/client.ts';
import type { ApiCall } from '../api/request.ts';
import { needsSession } from '../api/session/needsSession.ts';
import type { Session } from '../api/session/session.ts';
import { readDevice } from '../host/device.ts';
import { decideSessionStatus } from '../model/session/statuses.ts';
import type { Settings } from '../settings.ts';

/**
 * Returns whether the session handles a status; a call with `handlesRefusals` handles refused
 * comments itself.
 */
function isOfSession(status: number | undefined, { handlesRefusals }: ApiCall): boolean {
  const found = decideSessionStatus(status);
  return Boolean(found) && !(handlesRefusals && found === 'comment');
}

let client: Client | undefined;
let session: Promise<Session> | undefined;

/** Returns the page's only client; all islands and behaviours send their calls with it. */
export function openClient(settings: Settings): Client {
  client ??= createClient({
    settings,
    device: readDevice,
    now: Date.now,
    steps: [
      (request) =>
        needsSession(settings, request.call)
          ? openSession(settings).then(({ prepare }) => prepare(request))
          : request,
    ],
    hooks: {
      onStatus: (error, retry, request) =>
        isOfSession(error.status, request.call)
          ? openSession(settings).then(({ onStatus }) => onStatus(error, retry, request))
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
export function openSession(settings: Settings): Promise<Session> {
  session ??= import('./pageSession.ts').then(
    ({ createPageSession }) => createPageSession(settings),
    (error) => {
      session = undefined;
      throw error;
    },
  );
  return session;
}
