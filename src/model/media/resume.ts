import { field, parseList, parseNumber, parseRecord, parseText } from '../wire.ts';

/** Where a reader left a film. */
export interface LeftAt {
  readonly url: string;
  readonly seconds: number;
}

const MOST_FILMS = 50;
/** Shorter ones start anew. */
const SHORTEST_S = 60;
/** Who has seen less has not begun, who has seen more of it has seen it. */
const FIRST_S = 5;
const SEEN_SHARE = 0.95;

export function parseLeft(text: string | null): readonly LeftAt[] {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return parseList(value)
    .map((entry) => {
      const wire = parseRecord(entry);
      return {
        url: parseText(field(wire, 'url')),
        seconds: parseNumber(field(wire, 'seconds')) ?? 0,
      };
    })
    .filter(({ url, seconds }) => url !== '' && seconds > 0);
}

/** The newest first; a film that is not worth keeping a place in loses the one it had. */
export function keepPlace(
  left: readonly LeftAt[],
  url: string,
  seconds: number,
  durationS: number,
): readonly LeftAt[] {
  const others = left.filter((entry) => entry.url !== url);
  const worth =
    Number.isFinite(durationS) &&
    durationS > SHORTEST_S &&
    seconds >= FIRST_S &&
    seconds < durationS * SEEN_SHARE;
  if (!worth) return others;
  return [{ url, seconds: Math.floor(seconds) }, ...others].slice(0, MOST_FILMS);
}

/** 0 for a film that nobody left; also when it has become shorter since. */
export function findPlace(left: readonly LeftAt[], url: string, durationS: number): number {
  const seconds = left.find((entry) => entry.url === url)?.seconds ?? 0;
  return durationS > SHORTEST_S && seconds < durationS * SEEN_SHARE ? seconds : 0;
}
