import type { MessengerUser } from './userInfo.ts';

/** 0 nothing yet, 1 authorising, 2 done, -1 failed (product 4.16). */
export type AuthorizeStatus = 0 | 1 | 2 | -1;

export interface LoginState {
  readonly status: AuthorizeStatus;
  /** `weixinInit`: -1 after a login that failed, 1 after one that did not, 0 before any. */
  readonly init: -1 | 0 | 1;
  /** What the consent page handed over and nobody has used yet; '' when there is none. */
  readonly code: string;
  /** How often a code was no good and the reader was sent for another. */
  readonly retries: number;
}

export type LoginEvent =
  /** The page starts; `own`: the code comes from an authorisation that this page began. */
  | { readonly kind: 'start'; readonly authLogin: 1 | 2; readonly own: boolean }
  /** The reader asks to log in. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'user'; readonly user: MessengerUser }
  | { readonly kind: 'userFailed' }
  | { readonly kind: 'loggedIn' }
  | { readonly kind: 'loginFailed' }
  /** The consent page could not be reached. */
  | { readonly kind: 'authorizeFailed' }
  /** The reader came back from the consent page without a word. */
  | { readonly kind: 'authorizeLeft' };

/** What has to happen next; null: nothing, the state says how it stands. */
export type LoginEffect =
  | { readonly kind: 'fetchUser'; readonly code: string }
  | { readonly kind: 'authorize' }
  | { readonly kind: 'thirdLogin'; readonly user: MessengerUser }
  | { readonly kind: 'say'; readonly key: LoginComplaint }
  | null;

export type LoginComplaint = 'host.authorizeFailed' | 'host.userInfoFailed';

export interface LoginStep {
  readonly state: LoginState;
  readonly effect: LoginEffect;
}

/** A code that is no good is replaced this often. */
export const MAX_CODE_RETRIES = 2;

export const NO_LOGIN: LoginState = { status: 0, init: 0, code: '', retries: 0 };

/** The messenger's login, one step (product 4.16). A code is used once, whatever comes of it. */
export function stepLogin(state: LoginState, event: LoginEvent): LoginStep {
  switch (event.kind) {
    case 'start': {
      // A code that this page did not ask for counts only where the deployment logs in with
      // whatever code arrives: else a stranger's link could log a reader in as the stranger.
      const usable = state.code !== '' && (event.own || event.authLogin === 1);
      return usable
        ? { state: { ...state, status: 1 }, effect: { kind: 'fetchUser', code: state.code } }
        : { state: { ...state, status: 0, code: '' }, effect: null };
    }
    case 'asked': {
      if (state.status === 1) return { state, effect: null };
      return { state: { ...state, status: 1, retries: 0 }, effect: { kind: 'authorize' } };
    }
    case 'user':
      return stepUser(state, event.user);
    case 'userFailed':
      return fail(state, 'host.userInfoFailed');
    case 'loggedIn':
      return { state: { ...state, status: 2, init: 1 }, effect: null };
    case 'loginFailed':
    case 'authorizeFailed':
      return fail(state, 'host.authorizeFailed');
    case 'authorizeLeft':
      return { state: { ...state, status: 0 }, effect: null };
  }
}

function stepUser(state: LoginState, user: MessengerUser): LoginStep {
  if (user.openId !== '') {
    const known = { ...state, code: '', retries: 0 };
    // Without a unionid the reader is authorised and not logged in: the page asks itself.
    return user.unionId === ''
      ? { state: { ...known, status: 2 }, effect: null }
      : { state: known, effect: { kind: 'thirdLogin', user } };
  }
  if (state.retries >= MAX_CODE_RETRIES) return fail(state, 'host.authorizeFailed');
  return {
    state: { ...state, code: '', retries: state.retries + 1 },
    effect: { kind: 'authorize' },
  };
}

const fail = (state: LoginState, key: LoginComplaint): LoginStep => ({
  state: { ...state, status: -1, init: -1, code: '' },
  effect: { kind: 'say', key },
});
