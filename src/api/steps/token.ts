import type { Settings } from '../../settings.ts';
import type { ApiCall, RequestStep } from '../request.ts';

export interface TokenParts {
  readonly settings: Pick<Settings, 'tokenEnable'>;
  /** The access token of the member; null when nobody is logged in. */
  readonly memberToken: () => Promise<string | null>;
  /** The member's, else an anonymous one, which is fetched first where none is stored. */
  readonly anyToken: () => Promise<string>;
}

/**
 * The header `token`: in token mode on every request to the hosts that know readers, else
 * on what is done in a member's name only (product 7.4).
 */
export function createTokenStep({ settings, memberToken, anyToken }: TokenParts): RequestStep {
  return async (request) => {
    const { call } = request;
    if (call.tokenFree || !(call.member || (settings.tokenEnable && isReaderHost(call)))) {
      return request;
    }
    const token = settings.tokenEnable ? await anyToken() : await memberToken();
    return token === null ? request : { ...request, headers: { ...request.headers, token } };
  };
}

/** The hosts that tokens and encrypted payloads are for: base, nis and sso. */
export const isReaderHost = ({ path }: ApiCall): boolean => /^\/(base|nis|sso)_url\//.test(path);
