import { expect } from 'vitest';
import { PAYLOAD_IV, PAYLOAD_KEY } from '../../scripts/origin/apps.ts';
import { serverTime } from '../../src/api/calls/visit.ts';
import { type Client, createClient } from '../../src/api/client.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { createFormFallback } from '../../src/api/forms/createFormFallback.ts';
import type { SessionEffects } from '../../src/api/session/createReactions.ts';
import { createSession } from '../../src/api/session/session.ts';
import { createTokenStore, type TokenName, type TokenStore } from '../../src/api/session/tokens.ts';
import type { Result } from '../../src/model/result.ts';
import { parseSettings } from '../../src/settings/settingsSchema.ts';
import type { Settings } from '../../src/settings.ts';
import { memoryStorage, recordEffects } from '../unit/session/parts.ts';
import { DEVICE, type runOrigin } from './originClient.ts';

/** A reader's page: the client with its session, as pages have them, on a running origin. */
export interface CatalogueReader {
  readonly client: Client;
  readonly tokens: TokenStore;
  /** What the session did outside of itself, in order. */
  readonly done: readonly unknown[];
  /** The last request to a call, as it went over the line. */
  readonly sent: (call: string) => Sent;
  /** All requests in order: `POST /app_if/discuss`. */
  readonly lines: () => readonly string[];
  /** Logs a member in; answers their `uid`. */
  readonly login: (phone: string, nickname?: string) => Promise<string>;
}

export interface Sent {
  /** `POST /app_if/discuss` */
  readonly line: string;
  /** Query and form; a repeated name has its values joined by a blank. */
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

interface ReaderOptions {
  /** An app of the origin: 1 open, 2 with tokens, 3 signed, 4 encrypted. */
  readonly app?: 1 | 2 | 3 | 4;
  readonly device?: string;
  readonly settings?: Partial<Settings>;
  readonly effects?: (settings: Settings) => SessionEffects;
  /** What a window keeps over a reload. */
  readonly kept?: Map<TokenName, string>;
  /** What a call is answered in the origin's place; null leaves it to the origin. */
  readonly answer?: (call: string) => Response | null;
}

export function openReader(
  origin: ReturnType<typeof runOrigin>,
  {
    app = 1,
    device = DEVICE,
    settings: more = {},
    effects,
    kept = new Map<TokenName, string>(),
    answer,
  }: ReaderOptions = {},
): CatalogueReader {
  const settings = { ...settingsOf(origin.state.url, app), ...more };
  const { now } = origin;
  const sent: Sent[] = [];
  const heard: typeof fetch = (address, init) => {
    sent.push(readRequest(String(address), init));
    const given = answer?.(new URL(String(address)).pathname.split('/').pop() ?? '');
    return given ? Promise.resolve(given) : fetch(address, init);
  };
  const common = { settings, device: () => device, now, fetch: heard };
  const plain = createClient(common);
  let remembered: string | null = null;
  const formMemory = {
    read: () => remembered,
    write: (text: string) => {
      remembered = text;
    },
  };
  const tokens = createTokenStore(memoryStorage(kept), now);
  const recorded = recordEffects();
  const session = createSession({
    ...common,
    forms: createFormFallback(settings, formMemory),
    serverNow: async () => mustHave(await serverTime(plain)),
    tokens,
    lock: (run) => run(),
    effects: effects?.(settings) ?? recorded.effects,
    mustSign: settings.xyAuth === 2,
  });
  const forms = createFormFallback(settings, formMemory, session.onStatus);
  return {
    client: createClient({
      ...common,
      steps: [forms.prepare, session.prepare],
      hooks: {
        onStatus: (error, retry, request) =>
          forms.onStatus(error, retry, request) ?? session.onStatus(error, retry, request),
      },
    }),
    lines: () => sent.map(({ line }) => line),
    tokens,
    done: recorded.done,
    sent: (call) => {
      const found = sent.filter(({ line }) => line.endsWith(`/${call}`)).pop();
      if (!found) throw new Error(`${call} was not asked`);
      return found;
    },
    login: async (phone, nickname) => {
      const member = await origin.member(phone, nickname);
      const uid = String(member.uid);
      tokens.writeMember({ ...member, uid, userid: String(member.userid) });
      return uid;
    },
  };
}

/**
 * Returns the settings of a site whose requests to the origin are open (1), carry tokens (2), are
 * signed (3) or encrypted (4).
 */
export function settingsOf(url: string, app: number): Settings {
  const parsed = parseSettings({
    APP_ID: String(app),
    API_URL: `${url}/app_if`,
    NIS_URL: `${url}/nis`,
    SSO_URL: `${url}/sso`,
    MAM_URL: `${url}/mam`,
    MINIO_URL: `${url}/minio`,
    ADV_URL: `${url}/adv-appif-server`,
    MVOD_URL: `${url}/mvod_if`,
    // Given whatever the version: one call is encrypted in every deployment.
    ENCRYPT_KEY: PAYLOAD_KEY,
    ENCRYPT_IV: PAYLOAD_IV,
    ...(app === 2 && { TOKEN_ENABLE: '1' }),
    ...(app === 3 && { XY_AUTH: '2', SSO_SECRET: 'jichuan' }),
    ...(app === 4 && { CUR_VERSIONS: '3' }),
  });
  if (!parsed.ok) throw new Error(parsed.error.problems.join('; '));
  return parsed.value;
}

function readRequest(address: string, init: RequestInit = {}): Sent {
  const { pathname, searchParams } = new URL(address);
  const params: Record<string, string> = {};
  const read = (pairs: Iterable<[string, unknown]>) => {
    for (const [name, value] of pairs) {
      const text = value instanceof File ? value.name : String(value);
      params[name] = name in params ? `${params[name]} ${text}` : text;
    }
  };
  read(searchParams);
  if (init.body instanceof URLSearchParams || init.body instanceof FormData) read(init.body);
  return {
    line: `${init.method ?? 'GET'} ${pathname}`,
    params,
    headers: { ...(init.headers as Record<string, string>) },
  };
}

export function mustHave<T>(answer: Result<T, ApiError>): T {
  if (answer.ok) return answer.value;
  throw new Error(`${answer.error.call}: ${answer.error.kind} ${answer.error.message}`);
}

/** A refusal of the server's own. */
export const refusedBy = (status: number, more: object = {}) => ({
  ok: false,
  error: expect.objectContaining({ kind: 'status', status, ...more }),
});
