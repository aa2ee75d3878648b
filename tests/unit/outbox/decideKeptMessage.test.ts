import { describe, expect, it } from 'vitest';
import * as bo from '../../../src/i18n/actions/bo.ts';
import * as cn from '../../../src/i18n/actions/cn.ts';
import * as de from '../../../src/i18n/actions/de.ts';
import * as en from '../../../src/i18n/actions/en.ts';
import * as fr from '../../../src/i18n/actions/fr.ts';
import { decideCause } from '../../../src/model/outbox/decideAttempt.ts';
import {
  decideKeptMessage,
  isShownBySession,
} from '../../../src/model/outbox/decideKeptMessage.ts';
import type { WriteOutcome } from '../../../src/model/outbox/outboxTypes.ts';

type Kept = Extract<WriteOutcome, { state: 'kept' }>;
const messageOf = (kept: Omit<Kept, 'state'>) =>
  decideKeptMessage({ state: 'kept', ...kept }, 'comment.kept', 'comment.keptHere');

/** How each language names a missing network. */
const NO_NETWORK = /网络|联网|offline|online|connection|Verbindung|connexion|réseau|དྲ་བ/;
const DICTIONARIES = { bo, cn, de, en, fr };

describe('the message for a write that waits', () => {
  it.each<[Omit<Kept, 'state'>, string]>([
    [{}, 'comment.kept'],
    [{ here: true }, 'comment.keptHere'],
    [{ cause: 'login' }, 'write.keptLogin'],
    [{ cause: 'login', here: true }, 'write.keptLogin'],
    [{ cause: 'server' }, 'write.keptServer'],
    [{ cause: 'server', here: true }, 'write.keptServerHere'],
  ])('%j: %s', (kept, message) => expect(messageOf(kept)).toBe(message));

  for (const [language, dictionary] of Object.entries(DICTIONARIES)) {
    it.each([10102, 10103, 1004, 10111, -1])(`${language}: %s has no network message`, (status) => {
      const cause = decideCause(status);
      if (cause === 'network') throw new Error('the status names no cause');
      for (const here of [{}, { here: true } as const]) {
        const messages = Object.values(dictionary)[0] as Readonly<Record<string, string>>;
        expect(messages[messageOf({ cause, ...here })]).not.toMatch(NO_NETWORK);
      }
    });
  }
});

it.each([
  [null, false],
  [-1, false],
  [1, false],
  [10102, true],
  [10103, true],
  [10201, true],
  [10202, false],
  [10203, false],
  [10204, false],
])('a refusal with status %s is shown by the session: %s', (status, isShown) =>
  expect(isShownBySession(status)).toBe(isShown),
);
