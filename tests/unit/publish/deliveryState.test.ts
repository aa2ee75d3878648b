import { expect, it } from 'vitest';
import { createDeliveryState } from '../../../scripts/publish/deliveryState.ts';
import { MINUTE_MS } from '../../../src/model/durations.ts';

const REFUSED = {
  failed: [{ path: 'index.html', error: { kind: 'denied', message: 'no' } }],
  notTried: ['feed.xml', 'sitemap.xml'],
} as const;

it('says what a target does not have, until a delivery succeeds', () => {
  const state = createDeliveryState('storage');
  expect(state.read()).toEqual({ name: 'storage', waiting: 0, problem: null });
  state.note(REFUSED, 'It is closed.');
  expect(state.read()).toEqual({ name: 'storage', waiting: 3, problem: 'It is closed.' });
  state.note({ failed: [], notTried: [] }, null);
  expect(state.read()).toEqual({ name: 'storage', waiting: 0, problem: null });
});

it('says nothing of a refusal that another publisher has tried again since', () => {
  let now = 0;
  const state = createDeliveryState('storage', () => now);
  state.note(REFUSED, 'It is closed.');
  now = 9 * MINUTE_MS;
  expect(state.read().problem).toBe('It is closed.');
  now = 10 * MINUTE_MS;
  expect(state.read()).toEqual({ name: 'storage', waiting: 0, problem: null });
});
