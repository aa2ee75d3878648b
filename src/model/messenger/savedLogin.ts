import { field, parseCount, parseRecord, parseText } from '../wire.ts';
import { type LoginState, NO_LOGIN } from './messengerLogin.ts';

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
