import { afterEach, expect, it, vi } from 'vitest';
import { savesData } from '../../../src/host/savesData.ts';
import * as STORAGE_KEYS from '../../../src/host/storageKeys.ts';
import { stubPage } from '../session/page.ts';

afterEach(() => vi.unstubAllGlobals());

const NOT_ASKED = { isStored: false, saveData: false, matches: false };

it.each([
  ['this site', { isStored: true }, true],
  ['the browser', { saveData: true }, true],
  ['the system', { matches: true }, true],
  ['nobody', {}, false],
])('little data is used when it is asked of %s', (_, asked, expected) => {
  const { isStored, saveData, matches } = { ...NOT_ASKED, ...asked };
  stubPage(() => null);
  if (isStored) localStorage.setItem(STORAGE_KEYS.saveData, '1');
  vi.stubGlobal('navigator', { connection: { saveData } });
  vi.stubGlobal('matchMedia', () => ({ matches }));
  expect(savesData()).toBe(expected);
});
