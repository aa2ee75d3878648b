import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountOnFirstSheet } from '../../../src/behaviours/mountOnFirstSheet.ts';
import { $sheets, openSheet } from '../../../src/services/sheets.ts';
import { waitFor } from '../../helpers/waitFor.ts';

const target = new EventTarget();
beforeEach(() => {
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, target[name].bind(target));
});
afterEach(() => {
  $sheets.set([]);
  vi.unstubAllGlobals();
});

it('renders the sheets once, when the first one opens', () => {
  const mount = vi.fn(async () => {});
  mountOnFirstSheet(mount);
  expect(mount).not.toHaveBeenCalled();
  openSheet({ kind: 'share' });
  openSheet({ kind: 'poster' });
  expect(mount).toHaveBeenCalledOnce();
});

it('renders a sheet that opened before the behaviours started', () => {
  const mount = vi.fn(async () => {});
  openSheet({ kind: 'share' });
  mountOnFirstSheet(mount);
  expect(mount).toHaveBeenCalledOnce();
  openSheet({ kind: 'poster' });
  expect(mount).toHaveBeenCalledOnce();
});

it('closes a sheet whose code does not load, and tries again for the next one', async () => {
  const mount = vi.fn(async () => {});
  mount.mockReturnValueOnce(new Promise((_, reject) => setTimeout(reject)));
  openSheet({ kind: 'share' });
  mountOnFirstSheet(mount);
  await waitFor(() => expect($sheets.get()).toEqual([]));
  expect(mount).toHaveBeenCalledOnce();
  openSheet({ kind: 'share' });
  expect(mount).toHaveBeenCalledTimes(2);
  expect($sheets.get()).toHaveLength(1);
});
