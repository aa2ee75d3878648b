import { decideReaction } from '../../model/session/decideReaction.ts';
import type { SessionMessage } from '../../model/session/normaliseSession.ts';
import type { Settings } from '../../settings.ts';
import type { Answer, Hooks } from '../client.ts';
import type { ApiError } from '../errors.ts';
import type { ApiRequest } from '../request.ts';
import type { Refresher } from './refresh.ts';
import { createSingleFlight } from './singleFlight.ts';
import type { TokenStore } from './tokens.ts';

/** Delay between clearing the user and opening the login (product 9.3). */
const LOGIN_DELAY_MS = 1_000;

/** Delay between the request to the app and the message to the reader (product 9.3). */
const EXPIRED_DELAY_MS = 800;

interface ReactionParts {
  readonly settings: Pick<Settings, 'tokenEnable' | 'xyAuth'>;
  readonly tokens: TokenStore;
  readonly refresher: Refresher;
  readonly effects: SessionEffects;
  /** Turns token mode on: the server has asked for a token. */
  readonly requireTokens: () => void;
}

type OnStatus = NonNullable<Hooks['onStatus']>;

/** Creates the handler of server statuses (product 4.18 to 4.20, 8.1); `Hooks.onStatus`. */
export function createReactions({
  settings,
  tokens,
  refresher,
  effects,
  requireTokens,
}: ReactionParts): OnStatus {
  /** Ensures one reload and one login for any number of refused requests. */
  let restarting = false;
  let loginTimer: ReturnType<typeof setTimeout> | undefined;

  /**
   * The token that the app could not replace: the app gets one request, and the message is shown
   * once.
   */
  let hopeless: string | null | undefined;
  const appTokenRequest = createSingleFlight(async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notice = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        effects.showMessage({ message: 'session.expired' });
        resolve();
      }, EXPIRED_DELAY_MS);
    });
    const given = await effects.requestAppTokens().catch(() => false);
    if (given) clearTimeout(timer);
    else await notice;
    return given;
  });

  async function requestFromApp(spent: string | null): Promise<boolean> {
    if (hopeless === spent) return false;
    const given = await appTokenRequest.run();
    if (!given) hopeless = spent;
    return given;
  }

  async function refresh(spent: string | null): Promise<boolean> {
    const current = refresher.currentToken();
    if (current !== null && current !== spent) return true;
    if (effects.inApp) return requestFromApp(spent);
    const token = await refresher.replace(spent);
    if (!token.ok) react(token.error, spent);
    return token.ok;
  }

  function react(error: ApiError, token: string | null): void {
    const reaction = decideReaction(error.status, tokens.readAuthCount());
    if (reaction.do === 'restart') restart();
    else if (reaction.do === 'login') openLogin(token);
    else if (reaction.do === 'tell') {
      const { message } = error;
      effects.showMessage(
        reaction.own && message && message !== NO_MESSAGE
          ? { text: message }
          : { message: reaction.message },
      );
    }
  }

  function restart(): void {
    // Without signatures there are no tokens to delete, and a reload would not help.
    if (!settings.xyAuth || restarting) return;
    restarting = true;
    tokens.clearAuth();
    effects.resetServerTime();
    if (tokens.raiseAuthCount()) effects.reload();
  }

  function openLogin(token: string | null): void {
    // A delayed refusal of an earlier member's request must not log out the current member.
    const member = tokens.readMember();
    if (member && token !== null && token !== member.accessToken) return;
    if (member) tokens.clearMember();
    if (loginTimer !== undefined) return;
    effects.clearAppUser();
    loginTimer = setTimeout(() => {
      loginTimer = undefined;
      effects.openLogin();
    }, LOGIN_DELAY_MS);
  }

  /**
   * Repeats the call with a new token; a failure of the repetition is handled too, but does not
   * cause another refresh.
   */
  async function refreshAndRetry(
    spent: string | null,
    retry: () => Promise<Answer>,
  ): Promise<Answer | undefined> {
    if (!(await refresh(spent))) return undefined;
    const renewed = refresher.currentToken();
    const answer = await retry();
    if (!answer.ok && answer.error.kind === 'status') react(answer.error, renewed);
    return answer;
  }

  return (error, retry, { headers }: ApiRequest) => {
    const spent = headers.token || null;
    if (decideReaction(error.status, 0).do === 'refresh') {
      if (!settings.tokenEnable && spent === null) requireTokens();
      return refreshAndRetry(spent, retry);
    }
    react(error, spent);
    return undefined;
  };
}

/** The message of an answer without one (api/envelope.ts). */
const NO_MESSAGE = 'error';

/** Effects of a session on the page, triggered by statuses of the server. */
export interface SessionEffects {
  /** Whether the page runs inside the native app, which then stores the tokens. */
  readonly inApp: boolean;
  /** Requests new tokens from the app; returns whether it provided some. */
  readonly requestAppTokens: () => Promise<boolean>;
  /** Makes the app, if there is one, delete its user. */
  readonly clearAppUser: () => void;
  readonly openLogin: () => void;
  /** Remembers that this window's requests need a token, which no setting said. */
  readonly rememberTokens: () => void;
  /** Shows the server's text, or one of our messages. */
  readonly showMessage: (
    notice: { readonly text: string } | { readonly message: SessionMessage },
  ) => void;
  /**
   * Requests the server's time again: a signature may have been refused because of a wrong
   * clock.
   */
  readonly resetServerTime: () => void;
  readonly reload: () => void;
}
