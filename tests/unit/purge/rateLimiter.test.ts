import { describe, expect, it } from 'vitest';
import { createRateLimiter } from '../../../scripts/purge/rateLimiter.ts';
import { createFakeClock } from '../../helpers/fakeClock.ts';

/** Returns when each of several requests that begin together may be sent, in ms. */
async function sendTogether(count: number, requestsPerSecond: number): Promise<number[]> {
  const clock = createFakeClock();
  const start = clock.now();
  const limiter = createRateLimiter(requestsPerSecond, clock);
  const send = () => limiter.ready().then(() => clock.now() - start);
  return Promise.all(Array.from({ length: count }, send));
}

describe('createRateLimiter', () => {
  it.each([
    [1, 4, [0]],
    [4, 4, [0, 250, 500, 750]],
    [3, 1, [0, 1000, 2000]],
  ])('spaces %i requests at %i a second', async (count, rate, times) => {
    expect(await sendTogether(count, rate)).toEqual(times);
  });

  it('does not save time for later bursts', async () => {
    const clock = createFakeClock();
    const limiter = createRateLimiter(10, clock);
    await limiter.ready();
    await clock.wait(60_000);
    await limiter.ready();
    const before = clock.now();
    await limiter.ready();
    expect(clock.now() - before).toBe(100);
  });

  it('delays waiting requests, too, when the server asks for a pause', async () => {
    const clock = createFakeClock();
    const start = clock.now();
    const limiter = createRateLimiter(10, clock);
    await limiter.ready();
    const waiting = [1, 2].map(() => limiter.ready().then(() => clock.now() - start));
    limiter.pause(5_000);
    expect(await Promise.all(waiting)).toEqual([5_000, 5_100]);
  });
});
