import { describe, expect, it } from 'vitest';
import { createThrottle, parseRetryAfter } from '../../../scripts/bake/load/throttle.ts';

const NOW = Date.UTC(2026, 10, 22, 12);

describe('Retry-After', () => {
  it.each([
    ['seconds', '7', 7_000],
    ['a date', 'Sun, 22 Nov 2026 12:00:30 GMT', 30_000],
    ['a date in the past', 'Sun, 22 Nov 2026 11:00:00 GMT', 0],
    ['nothing', null, null],
    ['an invalid value', 'soon', null],
  ])('is parsed from %s', (_, header, ms) => expect(parseRetryAfter(header, NOW)).toBe(ms));
});

describe('the throttle', () => {
  /** Returns how long requests wait with a clock that advances only while they wait. */
  function waited(answers: readonly (readonly [status: number, after: string | null])[]) {
    let at = NOW;
    const throttle = createThrottle(
      () => at,
      async (ms) => {
        at += ms;
      },
    );
    return (async () => {
      for (const [status, after] of answers) {
        throttle.note(status, after);
        await throttle.ready();
      }
      return at - NOW;
    })();
  }

  it.each([
    ['an answer', [[200, null]], 0],
    ['429 with seconds', [[429, '3']], 3_000],
    ['503 with seconds', [[503, '3']], 3_000],
    ['503 without: an ordinary failure', [[503, null]], 0],
    [
      '429 without, three times: longer each time',
      [
        [429, null],
        [429, null],
        [429, null],
      ],
      7_000,
    ],
    [
      'a good answer between them',
      [
        [429, null],
        [200, null],
        [429, null],
      ],
      2_000,
    ],
    ['a pause that is too long', [[429, '3600']], 0],
  ] as const)('waits after %s', async (_, answers, ms) => expect(await waited(answers)).toBe(ms));
});
