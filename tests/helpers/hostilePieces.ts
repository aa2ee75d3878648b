import { measureCpuTime } from './measureCpuTime.ts';

/** What readers of texts look for, and what lets them look in vain when it is repeated. */
export const HOSTILE_PIECES: readonly string[] = [
  ...' \t\n\u00a0\u3000a0_-.,;:/\\|"\'`=&#?!%<>[](){}$*+~^@\u4e2d\u0301\u200d\u{1f1ea}',
  ...['ab', 'a ', 'a-', 'a.', '1.', '1,', ' =', '\r\n', '//', '<a', '<a ', '</a', '<!--', '-->'],
  ...['<p>', '<a "', "<a '", '="', "='", '&amp;', '(a', 'a(', 'a( ', '[a', '\\a', '\\"', '/*'],
  ...['http://', 'data:,'],
];

/** One of each sort: blanks, digits, letters, punctuation, quotes, brackets, starts of tags and of addresses. */
export const TYPICAL_PIECES: readonly string[] = [
  ...[' ', '\n', '0', 'a', '-', '.', '/', ';', '"', '<', '(', '\u4e2d', 'a ', '//', '\\"'],
  ...['<a ', '<!--', '="', '&amp;', 'data:,'],
];

const GROWTH = 8;
const TOLERANCE = 4;
const ATTEMPTS = 5;
/** Shorter times say little. */
const LEAST_MS = 2;

/**
 * Whether work on a text takes time in proportion to its length. Steps of expressions can be counted
 * (tests/structure/countSteps.ts), those of loops and of all that a text runs through cannot: this compares the
 * processor times of a text and of one eight times as long. What is not linear takes 64 times as long, and the
 * bound is between both; the shortest of several attempts counts, so that a busy machine fails nothing.
 */
export function growsLinearly(
  work: (text: string) => unknown,
  piece: string,
  length: number,
): boolean {
  const make = (characters: number) => `${piece.repeat(Math.ceil(characters / piece.length))}!`;
  const measure = (text: string) => measureCpuTime(() => work(text)).ms;
  const [short, long] = [make(length), make(length * GROWTH)];
  let [shortMs, longMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    shortMs = Math.min(shortMs, measure(short));
    longMs = Math.min(longMs, measure(long));
    if (longMs <= Math.max(shortMs, LEAST_MS) * GROWTH * TOLERANCE) return true;
  }
  return false;
}

/** Returns the pieces whose repetition takes longer than in proportion to its length. */
export const findSlowPieces = (
  work: (text: string) => unknown,
  length: number,
  pieces = HOSTILE_PIECES,
): readonly string[] => pieces.filter((piece) => !growsLinearly(work, piece, length));
