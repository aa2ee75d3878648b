/** Names how many times slower this machine is than the one that the limits of tests are made for. */
const TEST_PACE = 'TEST_PACE';

const ROUNDS = 3;
/** How long a round takes on a quiet machine with two cores. */
const USUAL_ROUND_MS = 100;

/**
 * Returns a limit for this machine, in whole ms. The limit that is given is ample for a quiet one: it ends what
 * hangs, and fails no test that is slow.
 */
export const scaleLimit = (ms: number): number =>
  Math.round(ms * Number(process.env[TEST_PACE] ?? 1));

/** Measures the machine's pace, for the limits of this process and of those that it starts. */
export function measurePace(): void {
  const rounds = Array.from({ length: ROUNDS }, measureRound);
  process.env[TEST_PACE] = String(Math.max(USUAL_ROUND_MS, ...rounds) / USUAL_ROUND_MS);
}

/** Returns how long a piece of work takes that is always the same. */
function measureRound(): number {
  const started = performance.now();
  for (let round = 0; round < 30; round++) {
    const rows = Array.from({ length: 5000 }, (_, id) => ({ id, key: `${(id * 7919) % 10_007}` }));
    rows.sort((one, other) => (one.key < other.key ? -1 : 1));
    JSON.parse(JSON.stringify(rows));
  }
  return performance.now() - started;
}
