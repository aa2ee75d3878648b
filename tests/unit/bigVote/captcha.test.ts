import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ok } from '../../../src/model/result.ts';

const world = vi.hoisted(() => ({ terms: [] as ((answer: unknown) => void)[] }));

vi.mock('../../../src/services/pageClient.ts', () => ({ getClient: () => ({}) }));
vi.mock('../../../src/api/calls/recordVote.ts', () => ({
  buttonRecordVoteCount: () =>
    new Promise((resolve) => {
      world.terms.push(resolve);
    }),
}));
vi.mock('../../../src/api/calls/verifyCode.ts', () => ({
  getVerifyCode: async () => ok(new Blob(['image'])),
  getVerifyQuestion: async (_: unknown, { codeId }: { codeId: string }) => ok(`of ${codeId}`),
}));

const { createCaptcha } = await import('../../../src/state/bigVote/captcha.ts');
const open = () =>
  createCaptcha({} as never, { voteId: '8101', optionId: '17', onExpired: () => {} });
/** Answers the request for a code that was sent at this place in the order. */
const answer = (at: number, codeId: string) => world.terms[at]?.(ok({ codeId }));

beforeEach(() => {
  world.terms = [];
});
afterEach(() => vi.useRealTimers());
// Later test files in this process need the real modules.
afterAll(() => vi.resetModules());

it('shows the question of a code', async () => {
  const captcha = open();
  const drawn = captcha.draw('question');
  answer(0, 'a');
  await drawn;
  expect(captcha.$code.get()).toEqual({ state: 'ready', codeId: 'a', text: 'of a' });
  captcha.close();
});

it.each([
  ['comes first', [0, 1]],
  ['comes last', [1, 0]],
])('keeps the code of the question when the answer for the image %s', async (_, order) => {
  const captcha = open();
  const drawn = [captcha.draw('image'), captcha.draw('question')];
  for (const at of order) {
    answer(at, at === 0 ? 'image' : 'question');
    await Promise.resolve();
  }
  await Promise.all(drawn);
  expect(captcha.$code.get()).toEqual({
    state: 'ready',
    codeId: 'question',
    text: 'of question',
  });
  captcha.close();
});

it('asks for no other code after the form is closed', async () => {
  vi.useFakeTimers();
  const captcha = open();
  const drawn = captcha.draw('question');
  captcha.close();
  answer(0, 'a');
  await drawn;
  await vi.runAllTimersAsync();
  expect(world.terms).toHaveLength(1);
});
