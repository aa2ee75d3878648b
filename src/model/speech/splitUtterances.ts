/**
 * Length of an utterance: Chromium stops remote voices after some 15 seconds, in which slow speech says
 * about 50 Chinese characters. A letter of another script counts a quarter.
 */
const UTTERANCE_UNITS = 50;
const LETTER_UNITS = 0.25;

const countUnits = (text: string): number =>
  Array.from(text).reduce(
    (units, character) => units + (isIdeograph(character) ? 1 : LETTER_UNITS),
    0,
  );

/** Chinese characters, kana and hangul, their punctuation included. */
const isIdeograph = (character: string): boolean =>
  /[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(character);

/**
 * The pieces into which a long sentence may be divided, the best first: by commas, by spaces or tshegs,
 * by characters. Safari 14 has no lookbehind.
 */
const PIECES: readonly RegExp[] = [
  /[^，；：、,;:—།]*[，；：、,;:—།]|[^，；：、,;:—།]+$/gu,
  /[^\s་]*[\s་]|[^\s་]+$/gu,
  /[\s\S]/gu,
];

/** Returns the utterances of a sentence: itself, or its parts when it is long. */
export function splitUtterances(sentence: string): readonly string[] {
  return splitPiece(sentence.replace(/\s+/g, ' ').trim(), 0);
}

function splitPiece(text: string, level: number): string[] {
  const pieces = PIECES[level];
  if (!pieces || countUnits(text) <= UTTERANCE_UNITS) return [text];
  const utterances: string[] = [];
  let current = '';
  const parts = (text.match(pieces) ?? []).flatMap((piece) => splitPiece(piece, level + 1));
  for (const piece of parts) {
    if (current !== '' && countUnits(current + piece) > UTTERANCE_UNITS) {
      utterances.push(current.trim());
      current = '';
    }
    current += piece;
  }
  return [...utterances, current.trim()].filter((part) => part !== '');
}

/** Time that saying a unit takes at most at normal speed, in ms. */
const UNIT_MS = 900;
const PAUSES_MS = 6_000;

/** Returns the time, in ms, after which an utterance that has not ended never will. */
export const decideUtteranceLimitMs = (text: string, speed: number): number =>
  PAUSES_MS + (countUnits(text) * UNIT_MS) / speed;
