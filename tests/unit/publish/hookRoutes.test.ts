import { expect, it, vi } from 'vitest';
import {
  createHookRoutes,
  SIGNATURE_HEADER,
  signHook,
  TIMESTAMP_HEADER,
} from '../../../scripts/publish/hookRoutes.ts';

const SECRET = 'a-secret-of-the-tests';
const NOW = Date.UTC(2026, 4, 1, 12);
const SENT_AT = String(NOW / 1000);
const ARTICLE = JSON.stringify({ kind: 'article', ids: ['12/345'] });

/** Sends requests to a webhook with its log, whose clock is `clock.now`. */
function hookWithLog(secret: string | undefined = SECRET) {
  const warn = vi.fn();
  const clock = { now: 0 };
  const app = createHookRoutes({
    secret,
    publisher: { receive: async () => true },
    metrics: { countHook: () => {} },
    log: { warn },
    clock: () => clock.now,
    reportError: () => {},
    now: () => NOW,
  });
  const send = async (body: string, { key = SECRET, timestamp = SENT_AT } = {}) => {
    const headers = {
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: signHook(key, timestamp, body),
    };
    return (await app.request('/hooks/content', { method: 'POST', headers, body })).status;
  };
  return { warn, clock, send };
}

it.each([
  ['another secret', ARTICLE, { key: 'another' }, 401, `${SIGNATURE_HEADER} is wrong.`],
  ['no time', ARTICLE, { timestamp: 'today' }, 401, `${TIMESTAMP_HEADER} is no time in seconds.`],
  ['no event', '{', {}, 400, 'The body is not JSON.'],
  ['too much', '1'.repeat(100_001), {}, 413, 'The body has more than 100000 bytes.'],
])('logs why it refuses a request: %s', async (_, body, how, status, reason) => {
  const { warn, send } = hookWithLog();
  expect(await send(body, how)).toBe(status);
  expect(warn.mock.calls).toEqual([[{ event: 'hook-refused', status, count: 1 }, reason]]);
});

it('logs that it has no secret', async () => {
  const { warn, send } = hookWithLog('');
  expect(await send(ARTICLE)).toBe(404);
  expect(warn).toHaveBeenCalledWith(expect.anything(), 'PUBLISH_SECRET is not set.');
});

it('logs refusals at most once a minute, with the number since the last entry', async () => {
  const { warn, clock, send } = hookWithLog();
  for (clock.now = 0; clock.now <= 60_000; clock.now += 20_000) await send('{');
  const counts = warn.mock.calls.map(([{ count }]) => count);
  expect(counts).toEqual([1, 3]);
});

it('logs no event that it receives', async () => {
  const { warn, send } = hookWithLog();
  expect(await send(ARTICLE)).toBe(202);
  expect(warn).not.toHaveBeenCalled();
});
