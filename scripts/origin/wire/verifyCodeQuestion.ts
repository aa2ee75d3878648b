import { randomInt } from 'node:crypto';

/** A captcha without an image: a calculation in words, for readers who cannot see. */
export interface VerifyQuestion {
  readonly question: string;
  /** Digits. */
  readonly answer: string;
}

const NUMERALS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

export function createVerifyQuestion(): VerifyQuestion {
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
