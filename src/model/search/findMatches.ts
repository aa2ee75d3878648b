import { foldText, splitWords } from './foldText.ts';

/** A part of a text: where it starts, and the first place behind it. */
export type Match = readonly [start: number, end: number];

/** A sign with its marks, which are never parted. */
const SIGN = /\P{M}\p{M}*|\p{M}+/gu;

/** Returns the parts of a text that are words of a query, in order and without overlaps. */
export function findMatches(text: string, query: string): readonly Match[] {
  let folded = '';
  /** The sign that each place of the folded text comes from: some fold into several. */
  const signs: Match[] = [];
  for (const { 0: sign, index = 0 } of text.matchAll(SIGN)) {
    folded += foldText(sign);
    while (signs.length < folded.length) signs.push([index, index + sign.length]);
  }
  const found: Match[] = [];
  for (const word of splitWords(query)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const [start] = signs[at] ?? [0];
      const [, end] = signs[at + word.length - 1] ?? [0, 0];
      found.push([start, end]);
    }
  }
  return joinOverlaps(found.sort(([one], [other]) => one - other));
}

function joinOverlaps(sorted: readonly Match[]): readonly Match[] {
  const joined: Match[] = [];
  for (const [start, end] of sorted) {
    const last = joined[joined.length - 1];
    if (last && start <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], end)];
    else joined.push([start, end]);
  }
  return joined;
}
