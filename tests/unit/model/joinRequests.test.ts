import { expect, it } from 'vitest';
import { joinRequests } from '../../../src/model/joinRequests.ts';

/** Work that ends when the test says so, and how often it was begun. */
function createWork() {
  const state = { begun: 0, end: (_: number) => {}, fail: (_: Error) => {} };
  const work = () => {
    state.begun += 1;
    return new Promise<number>((resolve, reject) => {
      Object.assign(state, { end: resolve, fail: reject });
    });
  };
  return { state, run: joinRequests(work) };
}

it('does the work once for callers that come at the same time', async () => {
  const { state, run } = createWork();
  const answers = [run(), run()];
  state.end(1);
  expect(await Promise.all(answers)).toEqual([1, 1]);
  expect(state.begun).toBe(1);
});

it('does it again for a caller that comes later, also after a failure', async () => {
  const { state, run } = createWork();
  const first = run();
  state.fail(new Error('no build'));
  await expect(first).rejects.toThrow('no build');
  const second = run();
  state.end(2);
  expect(await second).toBe(2);
  expect(state.begun).toBe(2);
});
