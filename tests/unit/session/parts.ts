import type { SessionEffects } from '../../../src/api/session/createReactions.ts';
import type { LeaseStorage } from '../../../src/api/session/lock.ts';
import type { TokenName, TokenStorage } from '../../../src/api/session/tokens.ts';

/** A browser's storage of tokens, shared by all stores that are given the same map. */
export const memoryStorage = (kept: Map<TokenName, string>): TokenStorage => ({
  get: (name) => kept.get(name) ?? null,
  set: (name, value) => kept.set(name, value),
  remove: (name) => kept.delete(name),
});

/** One text that several tabs share. */
export function sharedText(
  text: string | null = null,
): LeaseStorage & { readonly text: () => string | null } {
  let kept = text;
  return {
    text: () => kept,
    read: () => kept,
    write: (value) => {
      kept = value;
    },
    remove: () => {
      kept = null;
    },
  };
}

/** What a session did outside of itself, in order. */
export function recordEffects(more: Partial<SessionEffects> = {}): {
  readonly done: unknown[];
  readonly effects: SessionEffects;
} {
  const done: unknown[] = [];
  const effects: SessionEffects = {
    inApp: false,
    requestAppTokens: async () => {
      done.push('ask the app');
      return false;
    },
    clearAppUser: () => done.push('clear the user of the app'),
    openLogin: () => done.push('login'),
    rememberTokens: () => done.push('remember that requests need a token'),
    showMessage: (words) => done.push(words),
    resetServerTime: () => done.push('forget the clock'),
    reload: () => done.push('reload'),
    ...more,
  };
  return { done, effects };
}
