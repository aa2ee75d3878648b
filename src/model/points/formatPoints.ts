/** The minus sign is as wide as a plus, so that the digits of a column are aligned. */
const MINUS = '\u2212';

/** Points with their sign: `+2`, `−300`, `0`. */
export function formatPoints(score: number): string {
  if (score === 0) return '0';
  return score > 0 ? `+${score}` : `${MINUS}${-score}`;
}
