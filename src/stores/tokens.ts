import { createTokenStore, type TokenName, type TokenStore } from '../api/session/tokens.ts';
import { readStored, removeStored, STORED, writeStored } from '../host/storage.ts';

let tokens: TokenStore | undefined;

/** The tokens of this browser, one store a page. */
export function openTokens(): TokenStore {
  tokens ??= createTokenStore(
    {
      get: (name) => readStored(STORED[name], areaOf(name)),
      set: (name, value) => writeStored(STORED[name], value, areaOf(name)),
      remove: (name) => removeStored(STORED[name], areaOf(name)),
    },
    Date.now,
  );
  return tokens;
}

/** How often a window was refused is its own; all else belongs to every tab. */
const areaOf = (name: TokenName) => (name === 'authCount' ? 'session' : 'local');
