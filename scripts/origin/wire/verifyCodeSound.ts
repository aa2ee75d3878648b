import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { DIGITS_RATE_HZ, digitSample } from '../../edition/media/digits.ts';

const HEADER_BYTES = 44;
const BYTES_A_SAMPLE = 2;
/** Silence around each digit: long enough to write it down. */
const PAUSE_MS = { least: 350, most: 700 };

/** A WAV that says the digits, one after the other. */
export async function sayVerifyCode(digits: string): Promise<Buffer> {
  const parts: Buffer[] = [silence()];
  for (const digit of digits) parts.push(await readSound(digit), silence());
  const sound = Buffer.concat(parts);
  return Buffer.concat([formatHeader(sound.length), sound]);
}

/** What follows the header that all samples have alike. */
const readSound = async (digit: string): Promise<Buffer> =>
  (await readFile(digitSample(digit))).subarray(HEADER_BYTES);

function silence(): Buffer {
  const ms = randomInt(PAUSE_MS.least, PAUSE_MS.most);
  return Buffer.alloc(Math.round((ms / 1000) * DIGITS_RATE_HZ) * BYTES_A_SAMPLE);
}

function formatHeader(bytes: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(DIGITS_RATE_HZ, 24);
  header.writeUInt32LE(DIGITS_RATE_HZ * BYTES_A_SAMPLE, 28);
  header.writeUInt16LE(BYTES_A_SAMPLE, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(bytes, 40);
  return header;
}
