import { field, parseList, parseNumber, parseRecord, parseText } from '../wire.ts';

/** The saved playback position of a video. */
export interface SavedPosition {
  readonly url: string;
  readonly seconds: number;
}

const MAX_POSITIONS = 50;
/** Positions in shorter videos are not saved. */
const SHORTEST_S = 60;
/** Positions before the first seconds, or in the last part, are not saved. */
const FIRST_S = 5;
const WATCHED_SHARE = 0.95;

export function parseSavedPositions(text: string | null): readonly SavedPosition[] {
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

/**
 * Returns the positions with the given one first; a position that is not worth saving removes
 * the video's entry.
 */
export function savePosition(
  left: readonly SavedPosition[],
  url: string,
  seconds: number,
  durationS: number,
): readonly SavedPosition[] {
  const others = left.filter((entry) => entry.url !== url);
  const worth =
    Number.isFinite(durationS) &&
    durationS > SHORTEST_S &&
    seconds >= FIRST_S &&
    seconds < durationS * WATCHED_SHARE;
  if (!worth) return others;
  return [{ url, seconds: Math.floor(seconds) }, ...others].slice(0, MAX_POSITIONS);
}

/** Returns the saved position in seconds; 0 for none, and when the video has become shorter. */
export function findPosition(
  left: readonly SavedPosition[],
  url: string,
  durationS: number,
): number {
  const seconds = left.find((entry) => entry.url === url)?.seconds ?? 0;
  return durationS > SHORTEST_S && seconds < durationS * WATCHED_SHARE ? seconds : 0;
}
