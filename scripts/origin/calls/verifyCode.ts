/** Captchas. */

import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import type { Call, Calls } from '../callContext.ts';
import { data, file, unknown } from '../envelope.ts';
import { randomDigits, setVerifyAnswer } from '../store/codes.ts';

const WIDTH = 240;
const HEIGHT = 88;
/** Size of a digit before it is scaled. */
const DIGIT_WIDTH = 24;
const DIGIT_HEIGHT = 40;
const MAX_TURN_DEGREES = 24;
const MAX_SLANT_DEGREES = 14;
const NOISE_LINES = 5;
const NOISE_DOTS = 70;

/** Digits as strokes in a box of 24 by 40: no font is needed to draw them. */
const STROKES: readonly string[] = [
  'M12 2C4 2 2 10 2 20S4 38 12 38 22 30 22 20 20 2 12 2Z',
  'M4 9L13 2V38M5 38H21',
  'M3 11C3 -1 21 -1 21 11C21 20 8 28 3 38H22',
  'M3 6C8 0 20 1 20 10C20 18 14 19 9 19C16 19 22 22 22 29C22 40 7 41 2 33',
  'M17 38V2L2 27H23',
  'M20 2H6L4 18C10 13 22 15 22 26C22 40 7 41 2 34',
  'M19 3C8 4 2 14 2 26C2 42 22 42 22 27C22 14 6 14 3 25',
  'M2 2H22C16 12 11 24 10 38',
  'M12 19C1 19 3 2 12 2S23 19 12 19C0 19 -1 38 12 38S24 19 12 19Z',
  'M21 14C18 26 2 25 2 13C2 -2 22 -2 22 13C22 27 16 37 5 38',
];

const INKS = ['#1f3a5f', '#5f1f3a', '#274b2c', '#4a3a12', '#3c2a63'];

/** Draws a captcha: a PNG of the digits, each rotated and skewed at random, with noise. */
function drawVerifyCode(digits: string): Promise<Buffer> {
  const shapes = [...digits].map((digit, index) => drawDigit(Number(digit), index, digits.length));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#f4f1ea"/>
${repeat(NOISE_DOTS, drawDot)}${shapes.join('')}${repeat(NOISE_LINES, drawLine)}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const repeat = (times: number, draw: () => string): string =>
  Array.from({ length: times }, draw).join('');

/** Returns an unpredictable whole number between two others, inclusive. */
const between = (from: number, to: number): number => randomInt(from, to + 1);
const either = (most: number): number => between(-most, most);
const ink = (): string => INKS[between(0, INKS.length - 1)] ?? '';

function drawDigit(digit: number, index: number, of: number): string {
  const x = (WIDTH / of) * (index + 0.5) + either(7);
  const y = HEIGHT / 2 + either(9);
  const scale = between(115, 150) / 100;
  const moves = [
    `translate(${x} ${y})`,
    `rotate(${either(MAX_TURN_DEGREES)})`,
    `skewX(${either(MAX_SLANT_DEGREES)})`,
    `scale(${scale})`,
    `translate(${-DIGIT_WIDTH / 2} ${-DIGIT_HEIGHT / 2})`,
  ].join(' ');
  return `<path d="${STROKES[digit]}" transform="${moves}" fill="none" stroke="${ink()}" stroke-width="${between(35, 48) / 10}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function drawLine(): string {
  const at = () => between(0, HEIGHT);
  return `<path d="M-5 ${at()}C${WIDTH / 3} ${at()} ${(WIDTH * 2) / 3} ${at()} ${WIDTH + 5} ${at()}" fill="none" stroke="${ink()}" stroke-width="1.6" opacity="0.7"/>`;
}

const drawDot = (): string =>
  `<circle cx="${between(0, WIDTH)}" cy="${between(0, HEIGHT)}" r="${between(8, 22) / 10}" fill="${ink()}" opacity="0.45"/>`;

/** A captcha without an image: a calculation in words, for readers who cannot see. */
interface VerifyQuestion {
  readonly question: string;
  /** Digits. */
  readonly answer: string;
}

const NUMERALS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

function createVerifyQuestion(): VerifyQuestion {
  const [a, b] = [randomInt(1, 10), randomInt(1, 10)];
  switch (randomInt(3)) {
    case 0:
      return formatVerifyQuestion(a, '加', b, a + b);
    case 1:
      // The greater number first, so that the answer is never negative.
      return formatVerifyQuestion(Math.max(a, b), '减', Math.min(a, b), Math.abs(a - b));
    default:
      return formatVerifyQuestion(a, '乘', b, a * b);
  }
}

const formatVerifyQuestion = (
  a: number,
  sign: string,
  b: number,
  result: number,
): VerifyQuestion => ({
  question: `${NUMERALS[a]}${sign}${NUMERALS[b]}等于几？`,
  answer: String(result),
});

/** Answers a captcha as an image or a question; each request creates a new answer. */
const getVerifyCode: Call = async ({ db, params, device, now }) => {
  const saveAnswer = (answer: string) =>
    setVerifyAnswer(db, params.text('codeId'), device, answer, now);
  switch (params.text('type', 'image')) {
    case 'image': {
      const digits = randomDigits();
      return saveAnswer(digits) ? file('image/png', await drawVerifyCode(digits)) : unknown;
    }
    case 'question': {
      const { question, answer } = createVerifyQuestion();
      return saveAnswer(answer) ? data({ question }) : unknown;
    }
    default:
      return unknown;
  }
};

export const verifyCodeCalls: Calls = { getVerifyCode };
