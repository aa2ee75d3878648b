import { createTokenStore, type TokenName, type TokenStore } from '../../api/session/tokens.ts';
import { readStored, removeStored, writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';

const KEYS: Readonly<Record<TokenName, string>> = {
  securityToken: STORAGE_KEYS.securityToken,
  memberTokens: STORAGE_KEYS.memberTokens,
  refusedRefresh: STORAGE_KEYS.refusedRefresh,
  authTokens: STORAGE_KEYS.authTokens,
  authCount: STORAGE_KEYS.authCount,
};

let tokens: TokenStore | undefined;

/** Returns the tokens of this browser, in one store a page. */
export function getTokenStore(): TokenStore {
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

/** Returns the member (`uid`) who is logged in; '' for none. */
export const readUid = (): string => getTokenStore().readMember()?.uid ?? '';

/** Returns the storage area: the count of refusals belongs to a window, all else to every tab. */
const areaOf = (name: TokenName) => (name === 'authCount' ? 'session' : 'local');
