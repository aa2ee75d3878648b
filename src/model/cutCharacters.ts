/** Belongs to the character before it: marks, skin tones, joiners. */
const JOINED = /\p{M}|\p{EMod}|[\u200c\u{e0020}-\u{e007f}]|\u200d/u;
const HALF_FLAG =
  /(?:^|[^\u{1f1e6}-\u{1f1ff}])(?:[\u{1f1e6}-\u{1f1ff}]{2})*[\u{1f1e6}-\u{1f1ff}]$/u;

/**
 * Returns the first characters, all whole, that have at most `count` code points together. By rules
 * of our own, because every page cuts text and `Intl.Segmenter` is missing in Safari 14.
 */
export function cutCharacters(text: string, count: number): string {
  const points = Array.from(text);
  let end = count;
  if (points.length <= end) return text;
  while (end > 0 && (JOINED.test(points[end] ?? '') || points[end - 1] === '\u200d')) end -= 1;
  const cut = points.slice(0, end).join('');
  return HALF_FLAG.test(cut) ? points.slice(0, end - 1).join('') : cut;
}
