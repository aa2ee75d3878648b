import { type Client, createClient } from '../api/client.ts';
import type { ApiCall } from '../api/request.ts';
import { needsSession } from '../api/session/needsSession.ts';
import type { Session } from '../api/session/session.ts';
import { readDevice } from '../host/device.ts';
import { decideSessionStatus } from '../model/session/statuses.ts';
import type { Settings } from '../settings.ts';

/** Whether the session acts on a status; a caller may show refused comments itself. */
function isOfSession(status: number | undefined, { handlesRefusals }: ApiCall): boolean {
  const found = decideSessionStatus(status);
  return Boolean(found) && !(handlesRefusals && found === 'comment');
}

let client: Client | undefined;
let session: Promise<Session> | undefined;

/** The page's one client: all that islands and elements ask goes through it. */
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

/** Tokens, signatures and ciphers: asked for by the first request that needs them. */
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
