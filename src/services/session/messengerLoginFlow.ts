import { atom } from 'nanostores';
import type { HostOutcome } from '../../host/host.ts';
import {
  type AuthorizeStatus,
  type LoginEffect,
  type LoginErrorKey,
  type LoginEvent,
  type LoginState,
  type SavedLogin,
  stepLogin,
} from '../../model/messenger/messengerLogin.ts';
import type { MessengerUser } from '../../model/messenger/userInfo.ts';
import type { Result } from '../../model/result.ts';

/** Delay of the request for user info after the return from the consent page (product 9.3). */
const USER_INFO_DELAY_MS = 200;

/** Status of the messenger's authorisation; a popup is shown while it is 1. */
export const $authorizeStatus = atom<AuthorizeStatus>(0);

/** What the flow needs from its environment. */
export interface MessengerLoginEnv {
  readonly authLogin: 1 | 2;
  readonly isMember: () => boolean;
  readonly read: () => SavedLogin;
  readonly save: (kept: SavedLogin) => void;
  /** Returns the code in the address and removes it there; null when there is none. */
  readonly takeCode: () => { readonly code: string; readonly state: string } | null;
  readonly pause: (ms: number) => Promise<void>;
  readonly fetchUser: (code: string) => Promise<Result<MessengerUser, unknown>>;
  /** Returns whether the reader is logged in by it. */
  readonly thirdLogin: (user: MessengerUser) => Promise<boolean>;
  readonly makeState: () => string;
  /**
   * Opens the consent page; resolves when that failed, or when the reader came back without
   * consent.
   */
  readonly leave: (state: string) => Promise<'failed' | 'left'>;
  readonly showError: (key: LoginErrorKey) => void;
}

export interface MessengerLoginFlow {
  /** Continues with the code in the address; called once a page. */
  readonly start: () => Promise<HostOutcome>;
  /** Starts a login that the reader requested: the signal that authLogin 2 waits for. */
  readonly request: () => Promise<HostOutcome>;
}

/**
 * Creates the messenger's login, which extends over pages and retries; `stepLogin` has its rules.
 */
export function createMessengerLoginFlow(env: MessengerLoginEnv): MessengerLoginFlow {
  let { state, pending } = env.read();
  let running: Promise<HostOutcome> | undefined;
  /** Whether the account is authorised but has no unionid: another request would change nothing. */
  let lacksUser = false;

  const keep = () => env.save({ state, pending });

  async function run(first: LoginEvent): Promise<HostOutcome> {
    let last = first;
    for (let event: LoginEvent | null = first; event; ) {
      last = event;
      const step = stepLogin(state, event);
      state = step.state;
      keep();
      $authorizeStatus.set(state.status);
      event = await perform(step.effect);
    }
    lacksUser = last.kind === 'user' && state.status === 2;
    return decideHandover(last, state);
  }

  async function perform(effect: LoginEffect): Promise<LoginEvent | null> {
    switch (effect?.kind) {
      case 'fetchUser': {
        await env.pause(USER_INFO_DELAY_MS);
        const user = await env.fetchUser(effect.code);
        return user.ok ? { kind: 'user', user: user.value } : { kind: 'userFailed' };
      }
      case 'authorize': {
        pending = env.makeState();
        keep();
        const outcome = await env.leave(pending);
        pending = '';
        keep();
        return { kind: outcome === 'left' ? 'authorizeLeft' : 'authorizeFailed' };
      }
      case 'thirdLogin':
        return { kind: (await env.thirdLogin(effect.user)) ? 'loggedIn' : 'loginFailed' };
      case 'showMessage':
        env.showError(effect.key);
        return null;
      default:
        return null;
    }
  }

  const startRun = (event: LoginEvent): Promise<HostOutcome> => {
    running ??= run(event).finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    start: () => {
      const returned = env.takeCode();
      const own = returned !== null && returned.state !== '' && returned.state === pending;
      pending = '';
      // A code is used for one login only; a reader who is logged in needs none.
      state = { ...state, code: env.isMember() ? '' : (returned?.code ?? '') };
      return startRun({ kind: 'start', authLogin: env.authLogin, own });
    },
    request: async () => {
      // The page's start may be logging the reader in already.
      const started = await running;
      if (started && started !== 'unavailable') return started;
      return lacksUser ? 'unavailable' : startRun({ kind: 'requested' });
    },
  };
}

function decideHandover(last: LoginEvent, { status }: LoginState): HostOutcome {
  if (last.kind === 'loggedIn') return 'done';
  if (last.kind === 'authorizeLeft') return 'cancelled';
  return status === -1 ? 'failed' : 'unavailable';
}
