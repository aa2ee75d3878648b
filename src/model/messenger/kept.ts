import { field, parseCount, parseRecord, parseText } from '../wire.ts';
import { type LoginState, NO_LOGIN } from './login.ts';

/** What a login keeps over pages. */
export interface KeptLogin {
  readonly state: LoginState;
  /** What the consent page must hand back beside the code; '' when nobody was sent there. */
  readonly pending: string;
}

/** More than a code or a state has: an address carries them. */
const MAX_TEXT = 512;

export const formatKeptLogin = ({ state: { code, retries }, pending }: KeptLogin): string =>
  JSON.stringify({ code, retries, pending });

/** `text` is the window's own, `init` (`weixinInit`) the browser's; both may hold anything. */
export function parseKeptLogin(text: string | null, init: string | null): KeptLogin {
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
