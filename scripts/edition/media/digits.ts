import { join } from 'node:path';

/** Where the spoken digits lie, and how they were made: 16 bits, mono. */
export const DIGITS_DIR = join(import.meta.dirname, '../samples/digits');
export const DIGITS_RATE_HZ = 8000;

/** The words, spoken in English: the one voice that ffmpeg can be built with knows no other language. */
export const DIGIT_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
] as const;

export const digitSample = (digit: string): string => join(DIGITS_DIR, `${digit}.wav`);
