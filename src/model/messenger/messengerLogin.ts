import { field, parseCount, parseRecord, parseText } from '../wire.ts';
import type { MessengerUser } from './userInfo.ts';

/** Login status: 0 initial, 1 authorising, 2 done, -1 failed (product 4.16). */
export type AuthorizeStatus = 0 | 1 | 2 | -1;

export interface LoginState {
  readonly status: AuthorizeStatus;
  /** `weixinInit`: 1 after a successful login, -1 after a failed one, 0 before the first. */
  readonly init: -1 | 0 | 1;
  /** The unused code of the consent page; '' for none. */
  readonly code: string;
  /** How often an invalid code led to another authorisation. */
  readonly retries: number;
}

export type LoginEvent =
  /** The page starts; `own`: this browser started the authorisation that the code is from. */
  | { readonly kind: 'start'; readonly authLogin: 1 | 2; readonly own: boolean }
  /** The reader starts a login. */
  | { readonly kind: 'requested' }
  | { readonly kind: 'user'; readonly user: MessengerUser }
  | { readonly kind: 'userFailed' }
  | { readonly kind: 'loggedIn' }
  | { readonly kind: 'loginFailed' }
  /** The consent page could not be reached. */
  | { readonly kind: 'authorizeFailed' }
  /** The reader returned from the consent page without a decision. */
  | { readonly kind: 'authorizeLeft' };

/** The side effect of a step; null for none. */
export type LoginEffect =
  | { readonly kind: 'fetchUser'; readonly code: string }
  | { readonly kind: 'authorize' }
  | { readonly kind: 'thirdLogin'; readonly user: MessengerUser }
  | { readonly kind: 'showMessage'; readonly key: LoginErrorKey }
  | null;

export type LoginErrorKey = 'host.authorizeFailed' | 'host.userInfoFailed';

interface LoginStep {
  readonly state: LoginState;
  readonly effect: LoginEffect;
}

/** Maximum number of new authorisations after invalid codes. */
const MAX_CODE_RETRIES = 2;

export const NO_LOGIN: LoginState = { status: 0, init: 0, code: '', retries: 0 };

/**
 * Returns the next state of the messenger login (product 4.16). A code is used only once,
 * whatever the result.
 */
export function stepLogin(state: LoginState, event: LoginEvent): LoginStep {
  switch (event.kind) {
    case 'start': {
      // Codes of authorisations that this browser did not start are accepted only where the
      // deployment allows it: otherwise the link of an attacker could log the reader in to the
      // attacker's account.
      const usable = state.code !== '' && (event.own || event.authLogin === 1);
      return usable
        ? { state: { ...state, status: 1 }, effect: { kind: 'fetchUser', code: state.code } }
        : { state: { ...state, status: 0, code: '' }, effect: null };
    }
    case 'requested': {
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
    // Without a unionid the reader is authorised but not logged in: the page offers its own
    // login.
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

const fail = (state: LoginState, key: LoginErrorKey): LoginStep => ({
  state: { ...state, status: -1, init: -1, code: '' },
  effect: { kind: 'showMessage', key },
});

/** Login state that is saved over page loads. */
export interface SavedLogin {
  readonly state: LoginState;
  /** The `state` that the consent page must return; '' when no login was started. */
  readonly pending: string;
}

/** Limit of stored code and state in characters. */
const MAX_TEXT = 512;

export const formatSavedLogin = ({ state: { code, retries }, pending }: SavedLogin): string =>
  JSON.stringify({ code, retries, pending });

/**
 * Returns the saved login. `text` is from session storage, `init` (`weixinInit`) from local
 * storage; both are untrusted.
 */
export function parseSavedLogin(text: string | null, init: string | null): SavedLogin {
  const wire = parseRecord(text);
  return {
    state: {
      ...NO_LOGIN,
      init: init === '1' ? 1 : init === '-1' ? -1 : 0,
      code: parseText(field(wire, 'code')).slice(0, MAX_TEXT),
      retries: parseCount(field(wire, 'retries')),
    },
    pending: parseText(field(wire, 'pending')).slice(0, MAX_TEXT),
  };
}
