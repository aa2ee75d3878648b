import type { Result } from '../../model/result.ts';
import type { AuthTokens } from '../../model/session/normaliseSession.ts';
import type { SiteSwitches } from '../../model/site/siteSwitches.ts';
import type { Settings } from '../../settings.ts';
import type { Read } from '../calls/read.ts';
import { auth, authInfo, getEncryptionKeys } from '../calls/session.ts';
import { CONFIG_CALL } from '../calls/startCalls.ts';
import { hashMd5 } from '../cipher/md5.ts';
import { type Client, createClient, type Hooks } from '../client.ts';
import { type ApiError, ApiFailure } from '../errors.ts';
import type { FormFallback } from '../forms/createFormFallback.ts';
import { callName, type RequestStep } from '../request.ts';
import { createPayloadStep } from '../steps/payload.ts';
import { createSignatureStep } from '../steps/signature.ts';
import { createSsoStep } from '../steps/sso.ts';
import { createTokenStep } from '../steps/token.ts';
import { createUserIdStep } from '../steps/userIds.ts';
import { createReactions, type SessionEffects } from './createReactions.ts';
import type { TabLock } from './lock.ts';
import { createRefresher } from './refresh.ts';
import { createSingleFlight } from './singleFlight.ts';
import type { TokenStore } from './tokens.ts';

/** Loads the tokens that sign requests. Deployments with another protocol replace it. */
type Handshake = (client: Client) => Read<AuthTokens>;

/** The default handshake: requests a nonce and returns it signed for device and app. */
const performHandshake: Handshake = async (client) => {
  const nonce = await authInfo(client);
  if (!nonce.ok) return nonce;
  const sign = await hashMd5(client.device() + nonce.value + client.settings.appId);
  return auth(client, { nonce: nonce.value, sign });
};

export interface SessionParts {
  readonly settings: Settings;
  readonly device: () => string;
  /** Epoch ms of the device's clock. */
  readonly now: () => number;
  /** Epoch ms of the server's clock. */
  readonly serverNow: () => Promise<number>;
  readonly tokens: TokenStore;
  readonly lock: TabLock;
  readonly effects: SessionEffects;
  /** Whether requests of this page are signed even if that requires a handshake first. */
  readonly mustSign: boolean;
  /** Loads, by this session, what the site's configuration says about requests; null when that failed. */
  readonly loadSwitches?: () => Promise<SiteSwitches | null>;
  /** Sends the session's own calls in the forms that the server knows. */
  readonly forms?: FormFallback;
  readonly handshake?: Handshake;
  readonly fetch?: typeof fetch;
}

export interface ApiSession {
  /**
   * Adds tokens, signature and encryption to a request as the deployment requires; throws
   * `ApiFailure` when it cannot.
   */
  readonly prepare: RequestStep;
  readonly onStatus: NonNullable<Hooks['onStatus']>;
  /** Loads what requests will need before the first one (product 4.15, page start). */
  readonly open: () => Promise<void>;
  /** Turns token mode on: the server has asked for a token, which no setting says. */
  readonly requireTokens: () => void;
}

/** Creates a session: tokens, signatures and ciphers of one page, and the handling of refusals. */
export function createSession(parts: SessionParts): ApiSession {
  const { tokens } = parts;
  // The site's configuration replaces settings of the deployment, without a new build.
  const settings: { -readonly [Key in keyof Settings]: Settings[Key] } = { ...parts.settings };

  let obeyed: Promise<void> | undefined;
  const obeySite = async () => {
    const site = await parts.loadSwitches?.();
    if (!site) return;
    if (site.tokenEnable !== null) settings.tokenEnable = site.tokenEnable || undefined;
    if (site.afsCheck !== null) settings.afsCheck = site.afsCheck || undefined;
    if (site.sm2PublicKey) settings.sm2PublicKey = site.sm2PublicKey;
  };

  const prepare: RequestStep = async (request) => {
    // Token and signature come before the configuration, whose request may need them (product 4.15).
    if (!request.call.signFree && request.call.path !== CONFIG_CALL.path) {
      obeyed ??= obeySite();
      await obeyed;
    }
    let prepared = request;
    for (const step of steps) prepared = await step(prepared);
    return prepared;
  };
  // This client requests tokens and signatures: encrypted like every other request, but without
  // the session's `onStatus`, so that their failures cannot cause another refresh.
  const client = createClient({
    settings,
    device: parts.device,
    now: parts.now,
    steps: [...(parts.forms ? [parts.forms.prepare] : []), prepare],
    ...(parts.forms && { hooks: { onStatus: parts.forms.onStatus } }),
    ...(parts.fetch && { fetch: parts.fetch }),
  });
  const refresher = createRefresher({ client, tokens, lock: parts.lock });
  const greeting = createSingleFlight(async () => {
    const answer = await (parts.handshake ?? performHandshake)(client);
    if (answer.ok) tokens.writeAuth(answer.value);
    return answer;
  });

  // The configuration is requested unencrypted, because that call has no payload of its own.
  const keys = createSingleFlight(() => getEncryptionKeys(client));

  const anyToken = async () =>
    (await refresher.settledToken()) ?? valueOrThrow(await refresher.firstToken());
  const auth = async () =>
    tokens.readAuth() ?? (parts.mustSign ? valueOrThrow(await greeting.run()) : null);

  const steps: readonly RequestStep[] = [
    createUserIdStep(settings),
    createPayloadStep({ ...parts, settings, siteKeys: async () => valueOrThrow(await keys.run()) }),
    createTokenStep({
      settings,
      anyToken,
      memberToken: async (call) => {
        await refresher.settledToken();
        const member = tokens.readMember();
        if (call.author !== undefined && call.author !== member?.uid) {
          const message = 'another member';
          throw new ApiFailure({ kind: 'cancelled', message, call: callName(call) });
        }
        return member?.accessToken ?? null;
      },
    }),
    createSignatureStep({ settings, auth, serverNow: parts.serverNow }),
    createSsoStep(parts),
  ];

  const requireTokens = () => {
    settings.tokenEnable = true;
    parts.effects.rememberTokens();
  };

  return {
    prepare,
    requireTokens,
    onStatus: createReactions({
      settings,
      tokens,
      refresher,
      requireTokens,
      effects: parts.effects,
    }),
    open: async () => {
      obeyed ??= obeySite();
      await obeyed;
      if (settings.tokenEnable) await anyToken();
      if (settings.xyAuth) await auth();
    },
  };
}

function valueOrThrow<T>(answer: Result<T, ApiError>): T {
  if (answer.ok) return answer.value;
  throw new ApiFailure(answer.error);
}
