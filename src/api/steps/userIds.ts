import type { Settings } from '../../settings.ts';
import { encryptSm2 } from '../cipher/sm2.ts';
import { encryptSm4 } from '../cipher/sm4.ts';
import type { Params, RequestStep } from '../request.ts';

type Keys = Pick<Settings, 'encryptUserIds' | 'sm2PublicKey' | 'encryptKey'>;

/**
 * Creates the step that encrypts the user ids of a call, if the deployment requires it (product 3.21).
 */
export const createUserIdStep =
  (keys: Keys): RequestStep =>
  async (request) => {
    const { call, query, body } = request;
    if (!keys.encryptUserIds || !call.userIds) return request;
    if (body instanceof FormData) {
      return { ...request, body: await encryptFields(keys, body, call.userIds) };
    }
    const changed: Record<string, string> = {};
    const sent = body ?? query;
    for (const name of call.userIds) {
      const id = sent[name];
      if (id !== undefined && id !== null && id !== '') {
        changed[name] = await encryptUserId(keys, String(id));
      }
    }
    const merged: Params = { ...sent, ...changed };
    return body ? { ...request, body: merged } : { ...request, query: merged };
  };

/** Returns a copy of a multipart body with encrypted user ids: the call may be sent again. */
async function encryptFields(
  keys: Keys,
  body: FormData,
  names: readonly string[],
): Promise<FormData> {
  const copy = new FormData();
  for (const [name, value] of Array.from(body)) {
    const isId = typeof value === 'string' && value !== '' && names.includes(name);
    copy.append(name, isId ? await encryptUserId(keys, value) : value);
  }
  return copy;
}

const encryptUserId = ({ sm2PublicKey, encryptKey = '' }: Keys, id: string): Promise<string> =>
  sm2PublicKey
    ? encryptSm2(id, sm2PublicKey)
    : encryptSm4(id, { key: encryptKey, mode: 'ecb', cipher: 'base64' });
