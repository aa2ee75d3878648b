/** A segment of a stream that could not be loaded or decoded. */
export interface FailedSegment {
  readonly live: boolean;
  /** Whether the library has given up after all its requests. */
  readonly fatal: boolean;
  /** HTTP status of its second request and later ones; 0 without a status. */
  readonly status: number;
  /** How many segments before it were skipped, without one between them that could be played. */
  readonly skipped: number;
}

/** Missing segments in a row after which a recording has failed. */
const MISSING_MAX = 20;

/**
 * Returns whether a recording goes on after the segment. The server says of a missing one that it is
 * missing; one that fails otherwise is skipped alone, because the network has failed when the next one
 * fails, too. The library itself skips segments of broadcasts.
 */
export function canSkipSegment({ live, fatal, status, skipped }: FailedSegment): boolean {
  if (live) return false;
  return isMissing(status) ? skipped < MISSING_MAX : fatal && skipped === 0;
}

/** Hosts answer 403, too, where a file is missing whose folder is not public. */
const isMissing = (status: number): boolean => [403, 404, 410].includes(status);
