import type { Result } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { sealKeys } from '../calls/sealKeys.ts';
import { createClient, type Hooks } from '../client.ts';
import { type ApiError, ApiFailure } from '../errors.ts';
import type { RequestStep } from '../request.ts';
import { createPayloadStep } from '../steps/payload.ts';
import { createSignatureStep } from '../steps/signature.ts';
import { createSsoStep } from '../steps/sso.ts';
import { createTokenStep } from '../steps/token.ts';
import { createUserIdStep } from '../steps/userIds.ts';
import type { SessionEffects } from './effects.ts';
import { createFlight } from './flight.ts';
import { type Handshake, shakeHands } from './handshake.ts';
import type { TabLock } from './lock.ts';
import { createReactions } from './react.ts';
import { createRefresher } from './refresh.ts';
import type { TokenStore } from './tokens.ts';

export interface SessionParts {
  readonly settings: Settings;
  readonly device: () => string;
  /** Epoch ms of this device. */
  readonly now: () => number;
  /** Epoch ms of the server. */
  readonly serverNow: () => Promise<number>;
  readonly tokens: TokenStore;
  readonly lock: TabLock;
  readonly effects: SessionEffects;
  /** This page's requests are signed even when a handshake must come first. */
  readonly mustSign: boolean;
  readonly handshake?: Handshake;
  readonly fetch?: typeof fetch;
}

export interface Session {
  /** Adds to a request what the deployment asks for; throws `ApiFailure` where it cannot. */
  readonly prepare: RequestStep;
  readonly onStatus: NonNullable<Hooks['onStatus']>;
  /** Fetches what requests will need, before one does (product 4.15). */
  readonly open: () => Promise<void>;
}

/** The tokens, signatures and ciphers of one page, and what it does when they are refused. */
export function createSession(parts: SessionParts): Session {
  const { settings, tokens } = parts;

  const prepare: RequestStep = async (request) => {
    let prepared = request;
    for (const step of steps) prepared = await step(prepared);
    return prepared;
  };
  // Tokens and signatures are asked for by this one: encrypted like every other request,
  // but no status of theirs leads to yet another refresh.
  const client = createClient({
    settings,
    device: parts.device,
    now: parts.now,
    steps: [prepare],
    ...(parts.fetch && { fetch: parts.fetch }),
  });
  const refresher = createRefresher({ client, tokens, lock: parts.lock });
  const greeting = createFlight(async () => {
    const answer = await (parts.handshake ?? shakeHands)(client);
    if (answer.ok) tokens.writeAuth(answer.value);
    return answer;
  });

  // The configuration is asked for without a seal: its call says nothing of its own.
  const keys = createFlight(() => sealKeys(client));

  const anyToken = async () =>
    (await refresher.settledToken()) ?? valueOrThrow(await refresher.firstToken());
  const auth = async () =>
    tokens.readAuth() ?? (parts.mustSign ? valueOrThrow(await greeting.run()) : null);

  const steps: readonly RequestStep[] = [
    createUserIdStep(settings),
    createPayloadStep({ ...parts, siteKeys: async () => valueOrThrow(await keys.run()) }),
    createTokenStep({
      settings,
      anyToken,
      memberToken: async () => {
        await refresher.settledToken();
        return tokens.readMember()?.accessToken ?? null;
      },
    }),
    createSignatureStep({ settings, auth, serverNow: parts.serverNow }),
    createSsoStep(parts),
  ];

  return {
    prepare,
    onStatus: createReactions({ settings, tokens, refresher, effects: parts.effects }),
    open: async () => {
      if (settings.tokenEnable) await anyToken();
      if (settings.xyAuth) await auth();
    },
  };
}

function valueOrThrow<T>(answer: Result<T, ApiError>): T {
  if (answer.ok) return answer.value;
  throw new ApiFailure(answer.error);
}
