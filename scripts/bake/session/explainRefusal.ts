import { NOT_JSON } from '../../../src/api/envelope.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import type { Settings } from '../../../src/settings.ts';

/** What a server refuses of a publisher. */
export type RefusedPart = 'token' | 'signature' | 'cipher';

/** What an answer of the session's calls lacks when it is malformed. */
const WANTED: Readonly<Record<string, string>> = {
  getAnonymousToken: 'a token',
  authinfo: 'a nonce',
  auth: 'authToken and appSecret',
};

/**
 * Returns the sentence that names the settings that may be wrong, and what the server has answered.
 *
 * @param hasServerTime false when the signature had the time of this machine
 */
export function explainRefusal(
  { xyAuth, afsCheck }: Pick<Settings, 'xyAuth' | 'afsCheck'>,
  part: RefusedPart,
  error: ApiError,
  hasServerTime: boolean | null,
): string {
  const answer = describeAnswer(error);
  switch (part) {
    case 'token':
      return error.call === 'getAnonymousToken'
        ? `TOKEN_ENABLE: the server gives no token: ${answer}`
        : `TOKEN_ENABLE: the server refuses the token that it has just given: ${answer}`;
    case 'signature':
      if (!xyAuth) return `XY_AUTH: the server wants signed requests: ${answer}`;
      if (error.call === 'auth' || error.call === 'authinfo') {
        return `XY_AUTH, APP_ID: the server gives no keys for signatures: ${answer}`;
      }
      return hasServerTime === false
        ? `XY_AUTH: the server refuses the signature and does not say its time; the clock of this machine may be wrong: ${answer}`
        : `XY_AUTH, APP_ID: the server refuses the signature: ${answer}`;
    case 'cipher': {
      const more = afsCheck ? ', AFS_CHECK' : '';
      return `CUR_VERSIONS, ENCRYPT_KEY, ENCRYPT_IV${more}: the server cannot read encrypted requests: ${answer}`;
    }
  }
}

function describeAnswer({ call, kind, status, message }: ApiError): string {
  if (kind === 'malformed' && message !== NOT_JSON) {
    return `${call} answered without ${WANTED[call] ?? 'a value'}`;
  }
  return `${call} answered ${[status, message].filter(Boolean).join(' ')}`;
}
