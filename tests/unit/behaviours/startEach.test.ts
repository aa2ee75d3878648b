import { afterEach, expect, it, vi } from 'vitest';
import type { BehaviourPage } from '../../../src/behaviours/behaviour.ts';
import { startEach } from '../../../src/behaviours/startEach.ts';
import { waitFor } from '../../helpers/waitFor.ts';

const PAGE = {} as BehaviourPage;
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => vi.restoreAllMocks());

it.each([
  [
    'throws when it starts',
    () => {
      throw new Error('broken');
    },
  ],
  ['fails later', () => Promise.reject(new Error('broken'))],
  ['imports a file that does not load', () => import('./missing.ts' as string)],
])('startEach logs a behaviour that %s and starts all others', async (_, start) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const before = vi.fn();
  const after = vi.fn();
  startEach(
    [
      { name: 'before', start: before },
      { name: 'broken one', start },
      { name: 'after', start: after },
    ],
    PAGE,
    undefined,
  );
  await waitFor(() => expect(log).toHaveBeenCalledWith('broken one', expect.any(Error)));
  expect(before).toHaveBeenCalledExactlyOnceWith(PAGE, undefined);
  expect(after).toHaveBeenCalledExactlyOnceWith(PAGE, undefined);
});

it('startEach logs a behaviour whose condition throws', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const when = () => {
    throw new Error('broken');
  };
  startEach([{ name: 'broken one', when, start: () => {} }], PAGE, undefined);
  await settle();
  expect(log).toHaveBeenCalledWith('broken one', expect.any(Error));
});

it('startEach does not start a behaviour whose condition is false', async () => {
  const start = vi.fn();
  startEach([{ name: 'absent', when: () => false, start }], PAGE, undefined);
  await settle();
  expect(start).not.toHaveBeenCalled();
});
