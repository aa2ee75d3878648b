import { splitCharacters } from '../countCharacters.ts';

/**
 * Breaks text into lines for a canvas, which does not wrap text: Chinese between any two
 * characters except around punctuation, Latin at word ends, Tibetan after a tsheg. Grapheme
 * clusters are never split.
 */

/** Returns the width of a text, in the unit of the limit. */
export type Measure = (text: string) => number;

/**
 * Characters that may not start a line: closing punctuation and characters that belong to the
 * preceding one.
 */
const NO_START =
  /^[!%),.:;?\]}¢°’”·‐–—†‡•‥…‰›℃∶、。々〉》」』】〕〗〜ゝゞ・ーヽヾ！％），．：；？］｝～｡｣､༄-༔]/u;
/** Characters that may not end a line: opening punctuation. */
const NO_END = /[$(£¥[{‘“‹〈《「『【〔〖＄（［｛｢￡￥]$/u;
/** Characters that form one sign in pairs: ——, ……. */
const PAIRED = /^[—…‥]$/u;

const SPACE = /^\s+$/u;
/** Scripts with line breaks between characters. */
const FREE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef\p{Extended_Pictographic}]/u;
const TSHEG_END = /[\u0f0b-\u0f14]$/u;

/**
 * Splits a text into units that stay on one line; blanks are units of their own. The joined
 * units are the original text.
 */
export function splitUnits(text: string): string[] {
  const units: string[] = [];
  let before = '';
  for (const cluster of splitCharacters(text)) {
    if (units.length > 0 && holds(before, cluster)) units[units.length - 1] += cluster;
    else units.push(cluster);
    before = cluster;
  }
  return units;
}

/** Whether no line break is allowed between two characters. */
function holds(before: string, next: string): boolean {
  const isSpace = SPACE.test(before);
  if (isSpace || SPACE.test(next)) return isSpace && SPACE.test(next);
  if (NO_START.test(next) || NO_END.test(before)) return true;
  if (PAIRED.test(before) && before === next) return true;
  if (TSHEG_END.test(before)) return false;
  return !FREE.test(before) && !FREE.test(next) && !endsWord(before);
}

/** Closing punctuation ends a word: a letter after ， may start a line. */
const endsWord = (cluster: string): boolean => /^[、。〉》」』】，！？：；）…—]/u.test(cluster);

/**
 * Returns the lines of a text, at most `maxLines`: if text is left over, the last line ends
 * with `…`. A unit wider than a line is split. A last line of a single character takes the
 * preceding unit with it.
 */
export function breakLines(
  text: string,
  width: number,
  maxLines: number,
  measure: Measure,
): string[] {
  const lines: string[][] = [[]];
  for (const unit of splitUnits(text.trim().replace(/\s+/gu, ' '))) {
    for (const part of measure(unit) > width ? splitWide(unit, width, measure) : [unit]) {
      const line = lines[lines.length - 1] ?? [];
      const joined = line.join('') + part;
      if (line.length === 0 ? !SPACE.test(part) : measure(joined.trimEnd()) <= width) {
        line.push(part);
      } else if (!SPACE.test(part)) {
        lines.push([part]);
      } else if (line.length > 0) {
        lines.push([]);
      }
    }
  }
  const filledLines = lines.filter((line) => line.length > 0);
  if (filledLines.length > maxLines) {
    const kept = filledLines.slice(0, maxLines);
    kept.push([cutLine(kept.pop()?.join('') ?? '', width, measure)]);
    return kept.map(formatLine);
  }
  fillLastLine(filledLines, width, measure);
  return filledLines.map(formatLine);
}

const formatLine = (line: readonly string[]): string => line.join('').trim();

function splitWide(unit: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = '';
  for (const cluster of splitCharacters(unit)) {
    if (part && measure(part + cluster) > width) {
      parts.push(part);
      part = '';
    }
    part += cluster;
  }
  return [...parts, part];
}

const ELLIPSIS = '…';

function cutLine(line: string, width: number, measure: Measure): string {
  const clusters = splitCharacters(line);
  while (clusters.length > 0 && measure(clusters.join('') + ELLIPSIS) > width) clusters.pop();
  return (/^.*[^\s，、。：；,:;.—…]/su.exec(clusters.join(''))?.[0] ?? '') + ELLIPSIS;
}

function fillLastLine(lines: readonly string[][], width: number, measure: Measure): void {
  const last = lines[lines.length - 1];
  const before = lines[lines.length - 2];
  if (!last || !before || before.length < 3) return;
  const isShort = splitCharacters(last.join('').replace(/[\p{P}\s]/gu, '')).length <= 1;
  const moved = before[before.length - 1] ?? '';
  if (!isShort || SPACE.test(moved) || measure(moved + last.join('')) > width) return;
  before.pop();
  last.unshift(moved);
}
