import { PAYLOAD_KEY, SM2_PRIVATE_KEY } from '../apps.ts';
import { decryptSm2 } from '../cipher/sm2.ts';
import { decryptSm4 } from '../cipher/sm4.ts';
import { createParams, type Params } from '../params.ts';

const USER_ID_NAMES: ReadonlySet<string> = new Set(['userid', 'uid', 'id', 'member']);
/** SM2 in hex is longer than any id; SM4 is base64 of whole blocks. */
const SM2_CIPHER = /^[\da-f]{194,}$/i;
const SM4_CIPHER = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const MIN_SM4_LENGTH = 24;

/** Decrypts encrypted user ids among the parameters; leaves all other values as they are. */
export function decryptUserIds(params: Params): Params {
  let opened = false;
  const pairs = params.pairs.map(([name, value]): readonly [string, string] => {
    const text = USER_ID_NAMES.has(name.toLowerCase()) ? decryptUserId(value) : null;
    if (text === null) return [name, value];
    opened = true;
    return [name, text];
  });
  return opened ? createParams(pairs) : params;
}

function decryptUserId(value: string): string | null {
  if (SM2_CIPHER.test(value)) {
    // Some libraries prefix the point with 04.
    return (
      decryptSm2(value, SM2_PRIVATE_KEY) ?? decryptSm2(value.replace(/^04/, ''), SM2_PRIVATE_KEY)
    );
  }
  return value.length >= MIN_SM4_LENGTH && SM4_CIPHER.test(value)
    ? decryptSm4(value, PAYLOAD_KEY, 'ecb')
    : null;
}
