import { type Client, createClient } from '../api/client.ts';
import type { ApiCall } from '../api/request.ts';
import { needsSession } from '../api/session/needsSession.ts';
import type { Session } from '../api/session/session.ts';
import { readDevice } from '../host/device.ts';
import type { Settings } from '../settings.ts';

/** Statuses below are a call's own: no token, signature or login is behind them. */
const SESSION_STATUS = 1000;

/** Refusals that the session says in the server's words, unless the caller does. */
const isRefusal = (status: number): boolean => status >= 10202 && status <= 10204;

const isOfSession = (status: number, { handlesRefusals }: ApiCall): boolean =>
  status > SESSION_STATUS && !(handlesRefusals && isRefusal(status));

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
        isOfSession(error.status ?? 0, request.call)
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
