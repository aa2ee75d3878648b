import { getSiteSwitches } from '../../../src/api/calls/session.ts';
import { type Answer, createClient, type Hooks } from '../../../src/api/client.ts';
import { ApiFailure } from '../../../src/api/errors.ts';
import type { FormFallback } from '../../../src/api/forms/createFormFallback.ts';
import { measureClockOffset } from '../../../src/api/measureClockOffset.ts';
import type { ApiRequest, RequestStep } from '../../../src/api/request.ts';
import type { SessionEffects } from '../../../src/api/session/createReactions.ts';
import { createSession } from '../../../src/api/session/session.ts';
import { createTokenStore, type TokenName } from '../../../src/api/session/tokens.ts';
import { joinRequests } from '../../../src/model/joinRequests.ts';
import { fail } from '../../../src/model/result.ts';
import { decideSessionStatus } from '../../../src/model/session/statuses.ts';
import { parseList, parseRecord } from '../../../src/model/wire.ts';
import type { Settings } from '../../../src/settings.ts';
import type { SharedTokens } from './sharedTokens.ts';

/** The device that the publisher is, on all machines: they share its tokens. */
export const DEVICE = 'bake';

export interface ServerSessionParts {
  readonly settings: Settings;
  readonly shared: SharedTokens;
  /** Sends the session's own calls in the forms that the server knows. */
  readonly forms: FormFallback;
  readonly fetcher: typeof fetch;
}

/**
 * Creates the session of a publisher: that of a page, with tokens that several clients share. It sends
 * nothing before the first request.
 */
export function createServerSession(parts: ServerSessionParts) {
  const { settings, shared, forms, fetcher } = parts;
  const device = () => DEVICE;
  const now = Date.now;
  const env = { settings, device, now, fetch: fetcher };
  const saved = new Map<TokenName, string>();
  const tokens = createTokenStore(
    {
      get: (name) => saved.get(name) ?? null,
      set: (name, value) => saved.set(name, value),
      remove: (name) => saved.delete(name),
    },
    now,
  );
  const clock = createClient({
    ...env,
    steps: [forms.prepare],
    hooks: { onStatus: forms.onStatus },
  });
  let offset: Promise<number | null> | undefined;
  let tokenMode = false;

  const session = createSession({
    ...env,
    tokens,
    forms,
    mustSign: !!settings.xyAuth,
    effects: {
      ...NO_EFFECTS,
      rememberTokens: () => {
        tokenMode = true;
      },
    },
    // `serverTime` may be missing: it is not requested for each call.
    serverNow: async () => {
      offset ??= measureClockOffset(clock);
      return now() + ((await offset) ?? 0);
    },
    // The page's handling of refusals, which has the lock, is not used.
    lock: (run) => run(),
    loadSwitches: async () => {
      const steps: RequestStep[] = [forms.prepare, (request) => session.prepare(request)];
      const switches = await getSiteSwitches(createClient({ ...env, steps }));
      return switches.ok ? switches.value : null;
    },
  });

  /** Does work on the tokens while no other client of the site does, with those that it has saved. */
  const exchange = (work: () => Promise<void>): Promise<void> =>
    shared.exchange(async (text) => {
      const { server, values } = parseRecord(text);
      // Tokens of another server, or app, are of no use here.
      if (server === nameServer(settings)) {
        saved.clear();
        for (const [name, value] of parseList(values) as [TokenName, string][]) {
          saved.set(name, value);
        }
      }
      await work();
      opened = listPresent();
      return JSON.stringify({ server: nameServer(settings), values: [...saved] });
    });

  /** Which tokens there were when the session was opened: it is opened again when one has expired. */
  let opened = '';
  const listPresent = () => `${tokens.readSecurity() !== null} ${tokens.readAuth() !== null}`;
  const open = joinRequests(() => exchange(session.open));
  const openOnce = async () => {
    if (opened !== listPresent()) await open();
  };

  const prepare: RequestStep = async (request) => {
    await openOnce();
    return session.prepare(request);
  };

  /** Replaces what the server has refused of a request, unless another client has. */
  const renew = (refused: 'token' | 'signature', { headers }: ApiRequest): Promise<void> =>
    exchange(async () => {
      if (refused === 'signature') {
        if (tokens.readAuth()?.authToken === headers.authtoken) tokens.clearAuth();
        offset = undefined;
      } else if (headers.token === undefined) {
        session.requireTokens();
      } else if (tokens.readSecurity() === headers.token) {
        saved.delete('securityToken');
      }
      await session.open();
    });

  return {
    prepare,
    /** Replaces a token or a signature that the server refuses, and sends the call once more. */
    onStatus: (async (error, retry, request) => {
      const tried = new Set<string>();
      let last = error;
      for (;;) {
        const refused = decideSessionStatus(last.status);
        if ((refused !== 'token' && refused !== 'signature') || tried.has(refused)) break;
        tried.add(refused);
        const answer = await renew(refused, request).then(() => retry(), asFailure);
        if (answer.ok) return answer;
        last = answer.error;
      }
      return fail(last);
    }) satisfies Hooks['onStatus'],
    /** Returns whether a server has asked for a token, which no setting says. */
    isTokenMode: (): boolean => tokenMode,
    /** Returns whether the server has answered its time; null before a signature needed it. */
    hasServerTime: async (): Promise<boolean | null> => (offset ? (await offset) !== null : null),
  };
}

/** What the tokens of a session belong to. */
const nameServer = ({ apiUrl, siteId, appId }: Settings): string =>
  JSON.stringify([apiUrl, siteId, appId]);

function asFailure(error: unknown): Answer {
  if (error instanceof ApiFailure) return fail(error.error);
  throw error;
}

/** A publisher has no reader, no app and no page. */
const NO_EFFECTS: Omit<SessionEffects, 'rememberTokens'> = {
  inApp: false,
  requestAppTokens: async () => false,
  clearAppUser: () => {},
  openLogin: () => {},
  showMessage: () => {},
  resetServerTime: () => {},
  reload: () => {},
};
