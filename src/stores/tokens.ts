import { createTokenStore, type TokenName, type TokenStore } from '../api/session/tokens.ts';
import { LATER_STORED } from '../host/laterKeys.ts';
import { readStored, removeStored, STORED, writeStored } from '../host/storage.ts';

const KEYS = { ...LATER_STORED, memberTokens: STORED.memberTokens };

let tokens: TokenStore | undefined;

/** Returns the tokens of this browser, in one store a page. */
export function openTokens(): TokenStore {
  tokens ??= createTokenStore(
    {
      get: (name) => readStored(KEYS[name], areaOf(name)),
      set: (name, value) => writeStored(KEYS[name], value, areaOf(name)),
      remove: (name) => removeStored(KEYS[name], areaOf(name)),
    },
    Date.now,
  );
  return tokens;
}

/** Returns the storage area: the count of refusals belongs to a window, all else to every tab. */
const areaOf = (name: TokenName) => (name === 'authCount' ? 'session' : 'local');
