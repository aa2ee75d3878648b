import type { DatabaseSync } from 'node:sqlite';
import { type App, PAYLOAD_IV, PAYLOAD_KEY, SM2_PRIVATE_KEY } from '../apps.ts';
import { decryptSm2, decryptSm4 } from '../ciphers.ts';
import { type Answer, fail } from '../envelope.ts';
import { createParams, type Params } from '../params.ts';

/** A request before its signature, token and cipher are checked. */
export interface GateRequest {
  readonly db: DatabaseSync;
  readonly host: string;
  readonly name: string;
  readonly app: App;
  readonly headers: Headers;
  readonly params: Params;
  readonly now: number;
}

/** Payloads are encrypted from this `curVersions` on (product 7.6). */
const ENCRYPTED_VERSIONS = 3;
/** This call is encrypted in every version. */
const ALWAYS_ENCRYPTED = 'recordVoteCountAndLog';
const MAX_CLOCK_GAP_MS = 10 * 60_000;

/** Common parameters, which are never encrypted. */
export const COMMON_NAMES: ReadonlySet<string> = new Set([
  't',
  'siteid',
  'appid',
  'device',
  'curversions',
  'apiversion',
  'source',
  'fid',
  'token',
  'data',
  'afsdata',
  'jsoncallback',
]);

/** Calls without encryption: those before a session, and beacons of a closing page. */
const PLAIN_CALLS: ReadonlySet<string> = new Set([
  'authinfo',
  'auth',
  'getAuthInfo',
  'postAuth',
  'postEvents',
  'postEvent',
  'recordDevice',
  'bigData',
  'productDetail',
]);

const REFUSED: Answer = fail(-1, '参数无法识别');

/** Returns the parameters of a request with its payload decrypted, or a refusal. */
export function decryptPayload({
  params,
  name,
  app,
  headers,
  now,
}: GateRequest): Params | { readonly refused: Answer } {
  const encrypts = params.count('curVersions') >= ENCRYPTED_VERSIONS;
  const isAlways = name === ALWAYS_ENCRYPTED;
  const mayBePlain =
    PLAIN_CALLS.has(name) || (headers.get('content-type') ?? '').startsWith('multipart/');
  const isForced = isAlways || (app.encrypted && encrypts && !mayBePlain);
  const isPlain = params.pairs.some(([key]) => !COMMON_NAMES.has(key.toLowerCase()));
  if (isForced && isPlain) return { refused: REFUSED };
  if (!params.has('data')) return isAlways ? { refused: REFUSED } : params;
  if (!encrypts && !isAlways) return params;
  const own = readPayload(params.text('data'));
  if (!own || !isFromDevice(params, now)) return { refused: REFUSED };
  const inside = new Set(own.map(([key]) => key.toLowerCase()));
  return createParams([...own, ...params.pairs.filter(([key]) => !inside.has(key.toLowerCase()))]);
}

function readPayload(cipher: string): (readonly [string, string])[] | null {
  const text = decryptSm4(cipher, PAYLOAD_KEY, { cbc: PAYLOAD_IV });
  const values = text === null ? null : parseObject(text);
  return (
    values &&
    Object.entries(values).flatMap(([key, value]) =>
      [value].flat().map((one) => [key, String(one)] as const),
    )
  );
}

/** Whether `afsData`, where it is sent, contains the same device and a current timestamp. */
function isFromDevice(params: Params, now: number): boolean {
  if (!params.has('afsData')) return true;
  const text = decryptSm4(params.text('afsData'), PAYLOAD_KEY, { cbc: PAYLOAD_IV });
  const facts = text === null ? null : parseObject(text);
  return (
    facts !== null &&
    facts.device === params.text('device') &&
    Math.abs(Number(facts.t) - now) <= MAX_CLOCK_GAP_MS
  );
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

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
