import type { AuthTokens } from '../../model/session/normaliseSession.ts';
import type { Settings } from '../../settings.ts';
import { hashMd5 } from '../cipher/md5.ts';
import type { RequestStep } from '../request.ts';

export interface SignatureParts {
  readonly settings: Pick<Settings, 'xyAuth'>;
  /** null when this page has no signature tokens and does not require them. */
  readonly auth: () => Promise<AuthTokens | null>;
  /** Epoch ms of the server's clock, because a device's clock may be wrong. */
  readonly serverNow: () => Promise<number>;
}

/**
 * Creates the step that adds the signed headers (product 7.5). Not for the ad server, whose
 * calls contain `Adv`, and not for hosts outside of the deployment.
 */
export const createSignatureStep =
  ({ settings, auth, serverNow }: SignatureParts): RequestStep =>
  async (request) => {
    const { call, url } = request;
    if (!settings.xyAuth || call.signFree || /Adv/.test(url) || !call.path.startsWith('/')) {
      return request;
    }
    const tokens = await auth();
    if (tokens === null) return request;
    const { authToken, appSecret } = tokens;
    const time = String(await serverNow());
    const sign = await hashMd5(authToken + appSecret + time);
    const signed = { authtoken: authToken, time, sign, abc: '1' };
    return { ...request, headers: { ...request.headers, ...signed } };
  };
