/** Reading speed in Chinese characters; used when the CMS sent no reading time. */
const CHARACTERS_PER_MINUTE = 400;

export interface ReadingHint {
  /** 0 when unknown. */
  readonly characters: number;
  readonly minutes: number;
}

/**
 * Returns length and reading time of an article; null when the CMS sent neither (it sends 0 for
 * collected articles, wire 6.3).
 */
export function decideReadingHint(wordCount: number, readMinutes: number): ReadingHint | null {
  if (wordCount <= 0 && readMinutes <= 0) return null;
  const minutes = readMinutes > 0 ? readMinutes : wordCount / CHARACTERS_PER_MINUTE;
  return { characters: wordCount, minutes: Math.max(1, Math.ceil(minutes)) };
}
