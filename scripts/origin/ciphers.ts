import { createCipheriv, createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';

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

/** The curve of SM2 (GM/T 0003.5): y² = x³ - 3x + b over the prime p. */
const P = 0xfffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffffn;
const B = 0x28e9fa9e9d9f5e344d5a9e4bcf6509a7f39789f515ab8f92ddbcbd414d940e93n;

/** x and y. */
type Point = readonly [bigint, bigint];

const BASE: Point = [
  0x32c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7n,
  0xbc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0n,
];

const isOnCurve = ([x, y]: Point): boolean =>
  x < P && y < P && mod(y * y - (x * x * x - 3n * x + B)) === 0n;

/** A point as x/z², y/z³, which avoids a division at each step; z is 0 at infinity. */
type Projective = readonly [bigint, bigint, bigint];

/** Multiplies a point; null for the point at infinity. */
function multiply(times: bigint, point: Point): Point | null {
  let sum: Projective = [1n, 1n, 0n];
  for (const bit of times.toString(2)) {
    sum = double(sum);
    if (bit === '1') sum = add(sum, point);
  }
  const [x, y, z] = sum;
  if (z === 0n) return null;
  const inverse = power(z, P - 2n);
  const square = mod(inverse * inverse);
  return [mod(x * square), mod(y * square * inverse)];
}

function double([x, y, z]: Projective): Projective {
  const ySquare = mod(y * y);
  const zSquare = mod(z * z);
  const s = mod(4n * x * ySquare);
  const m = mod(3n * (x - zSquare) * (x + zSquare));
  const x3 = mod(m * m - 2n * s);
  return [x3, mod(m * (s - x3) - 8n * ySquare * ySquare), mod(2n * y * z)];
}

function add(left: Projective, [x2, y2]: Point): Projective {
  const [x1, y1, z1] = left;
  if (z1 === 0n) return [x2, y2, 1n];
  const zSquare = mod(z1 * z1);
  const h = mod(x2 * zSquare - x1);
  const r = mod(y2 * zSquare * z1 - y1);
  if (h === 0n) return r === 0n ? double(left) : [1n, 1n, 0n];
  const hSquare = mod(h * h);
  const hCube = mod(hSquare * h);
  const v = mod(x1 * hSquare);
  const x3 = mod(r * r - hCube - 2n * v);
  return [x3, mod(r * (v - x3) - y1 * hCube), mod(h * z1)];
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = mod(result * result);
    if (bit === '1') result = mod(result * base);
  }
  return result;
}

function mod(value: bigint): bigint {
  const rest = value % P;
  return rest < 0n ? rest + P : rest;
}

/**
 * SM4 by OpenSSL. Independent of the client's implementation, so that tests of both
 * together find an error in either one.
 */
type Mode = { readonly cbc: string } | 'ecb';

/** Decrypts base64; null when it is invalid, for any reason. */
export function decryptSm4(cipher: string, key: string, mode: Mode): string | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(cipher)) return null;
  try {
    const decipher = createDecipheriv(nameOf(mode), key, ivOf(mode));
    const bytes = Buffer.concat([decipher.update(cipher, 'base64'), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Encrypts a text in ECB mode; returns base64. */
export function encryptSm4(text: string, key: string): string {
  const cipher = createCipheriv(nameOf('ecb'), key, ivOf('ecb'));
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

const nameOf = (mode: Mode) => (mode === 'ecb' ? 'sm4-ecb' : 'sm4-cbc');
const ivOf = (mode: Mode) => (mode === 'ecb' ? null : mode.cbc);
