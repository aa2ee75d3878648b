import { atom } from 'nanostores';
import type { Handover } from '../host/host.ts';
import {
  type AuthorizeStatus,
  type LoginEffect,
  type LoginErrorKey,
  type LoginEvent,
  type LoginState,
  stepLogin,
} from '../model/messenger/login.ts';
import type { SavedLogin } from '../model/messenger/savedLogin.ts';
import type { MessengerUser } from '../model/messenger/userInfo.ts';
import type { Result } from '../model/result.ts';

/** The user info is asked for this long after the page has come back (product 9.3). */
const USER_INFO_DELAY_MS = 200;

/** How the messenger's authorisation stands; a popup says so while it is 1. */
export const $authorizeStatus = atom<AuthorizeStatus>(0);

/** All that the flow does outside itself. */
export interface MessengerEnv {
  readonly authLogin: 1 | 2;
  readonly isMember: () => boolean;
  readonly read: () => SavedLogin;
  readonly keep: (kept: SavedLogin) => void;
  /** The code in the address, which is cleaned; null when there is none. */
  readonly takeCode: () => { readonly code: string; readonly state: string } | null;
  readonly pause: (ms: number) => Promise<void>;
  readonly fetchUser: (code: string) => Promise<Result<MessengerUser, unknown>>;
  /** True when the reader is logged in by it. */
  readonly thirdLogin: (user: MessengerUser) => Promise<boolean>;
  readonly makeState: () => string;
  /** Goes to the consent page; resolves when that failed or the reader came back without a word. */
  readonly leave: (state: string) => Promise<'failed' | 'left'>;
  readonly say: (key: LoginErrorKey) => void;
}

export interface MessengerFlow {
  /** Once a page: goes on with the code that the address holds. */
  readonly start: () => Promise<Handover>;
  /** The reader asks to log in: the signal that authLogin 2 waits for. */
  readonly ask: () => Promise<Handover>;
}

/** The messenger's login over pages and retries; its rules are `stepLogin`'s. */
export function createMessengerFlow(env: MessengerEnv): MessengerFlow {
  let { state, pending } = env.read();
  let running: Promise<Handover> | undefined;
  /** The account is authorised and has no unionid: asking again would change nothing. */
  let nameless = false;

  const keep = () => env.keep({ state, pending });

  async function run(first: LoginEvent): Promise<Handover> {
    let last = first;
    for (let event: LoginEvent | null = first; event; ) {
      last = event;
      const step = stepLogin(state, event);
      state = step.state;
      keep();
      $authorizeStatus.set(state.status);
      event = await perform(step.effect);
    }
    nameless = last.kind === 'user' && state.status === 2;
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
        env.say(effect.key);
        return null;
      default:
        return null;
    }
  }

  const begin = (event: LoginEvent): Promise<Handover> => {
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
      // One code, one login: a reader who is logged in needs none.
      state = { ...state, code: env.isMember() ? '' : (returned?.code ?? '') };
      return begin({ kind: 'start', authLogin: env.authLogin, own });
    },
    ask: async () => {
      // The page's start may be on its way to a login already.
      const started = await running;
      if (started && started !== 'unavailable') return started;
      return nameless ? 'unavailable' : begin({ kind: 'requested' });
    },
  };
}

function decideHandover(last: LoginEvent, { status }: LoginState): Handover {
  if (last.kind === 'loggedIn') return 'done';
  if (last.kind === 'authorizeLeft') return 'cancelled';
  return status === -1 ? 'failed' : 'unavailable';
}
