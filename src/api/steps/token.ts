import type { Settings } from '../../settings.ts';
import type { ApiCall, RequestStep } from '../request.ts';

export interface TokenParts {
  readonly settings: Pick<Settings, 'tokenEnable'>;
  /** The member's access token; null without a login. Throws when the call has another author. */
  readonly memberToken: (call: ApiCall) => Promise<string | null>;
  /** The member's token, else an anonymous one, which is requested when none is stored. */
  readonly anyToken: () => Promise<string>;
}

/**
 * Creates the step that sets the header `token`: in token mode on all requests to hosts that
 * use tokens, else only on calls that need the member (product 7.4).
 */
export const createTokenStep =
  ({ settings, memberToken, anyToken }: TokenParts): RequestStep =>
  async (request) => {
    const { call } = request;
    if (call.tokenFree || !(call.member || (settings.tokenEnable && isReaderHost(call)))) {
      return request;
    }
    const isAnyones = settings.tokenEnable && call.author === undefined;
    const token = isAnyones ? await anyToken() : await memberToken(call);
    return token === null ? request : { ...request, headers: { ...request.headers, token } };
  };

/** Whether the host uses tokens and encrypted payloads: base, nis and sso. */
export const isReaderHost = ({ path }: ApiCall): boolean => /^\/(base|nis|sso)_url\//.test(path);
