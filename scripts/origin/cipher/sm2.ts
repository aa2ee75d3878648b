import { createHash, timingSafeEqual } from 'node:crypto';
import { BASE, isOnCurve, multiply, type Point } from './sm2Curve.ts';

/**
 * Decryption with SM2 (GM/T 0003.4), implemented from the standard with Node's SM3 and
 * independent of the client's library. Not constant-time: do not use it in production.
 */
const COORDINATE_BYTES = 32;
const POINT_BYTES = 2 * COORDINATE_BYTES;
const CHECK_BYTES = 32;

/** Decrypts hex in the order C1C3C2 without the leading 04; null when it is invalid. */
export function decryptSm2(hex: string, privateKey: string): string | null {
  if (!/^([\da-f]{2})+$/i.test(hex)) return null;
  const bytes = Buffer.from(hex, 'hex');
  if (bytes.length <= POINT_BYTES + CHECK_BYTES) return null;
  const point = readPoint(bytes.subarray(0, POINT_BYTES));
  const check = bytes.subarray(POINT_BYTES, POINT_BYTES + CHECK_BYTES);
  const cipher = bytes.subarray(POINT_BYTES + CHECK_BYTES);
  const shared = isOnCurve(point) ? multiply(BigInt(`0x${privateKey}`), point) : null;
  if (!shared) return null;
  const [x, y] = shared.map(toBytes) as [Buffer, Buffer];
  const stream = deriveKey(Buffer.concat([x, y]), cipher.length);
  const text = Buffer.from(cipher.map((byte, index) => byte ^ (stream[index] ?? 0)));
  const sum = createHash('sm3').update(x).update(text).update(y).digest();
  return timingSafeEqual(sum, check) ? text.toString('utf8') : null;
}

/** Derives the public key from a private key: `04` and the point, in hex. */
export function derivePublicKey(privateKey: string): string {
  const point = multiply(BigInt(`0x${privateKey}`), BASE);
  if (!point) throw new Error('no private key');
  return `04${point.map((value) => toBytes(value).toString('hex')).join('')}`;
}

const toBytes = (value: bigint): Buffer =>
  Buffer.from(value.toString(16).padStart(2 * COORDINATE_BYTES, '0'), 'hex');

const readPoint = (bytes: Buffer): Point => [
  BigInt(`0x${bytes.subarray(0, COORDINATE_BYTES).toString('hex')}`),
  BigInt(`0x${bytes.subarray(COORDINATE_BYTES).toString('hex')}`),
];

function deriveKey(secret: Buffer, length: number): Buffer {
  const blocks: Buffer[] = [];
  for (let counter = 1; blocks.length * CHECK_BYTES < length; counter += 1) {
    const suffix = Buffer.alloc(4);
    suffix.writeUInt32BE(counter);
    blocks.push(createHash('sm3').update(secret).update(suffix).digest());
  }
  return Buffer.concat(blocks);
}
