import { describe, expect, it } from 'vitest';
import {
  type ApplyFacts,
  decideApplyState,
  findNextApplyChange,
} from '../../../src/model/activity/apply.ts';
import { parseTimestamp } from '../../../src/model/wire.ts';

const at = (text: string): number => parseTimestamp(text) ?? Number.NaN;

const FROM = at('2026-11-18 09:00:00');
const UNTIL = at('2026-12-05 18:00:00');
const STARTS = at('2026-12-12 16:00:00');
const ENDS = at('2026-12-13 11:00:00');

const SIGN_UP: ApplyFacts = {
  takesSignUps: true,
  signUpFrom: FROM,
  signUpUntil: UNTIL,
  startsAt: STARTS,
  endsAt: ENDS,
  capacity: 40,
  participants: 27,
  isSignedUp: false,
};
const VISIT: ApplyFacts = { ...SIGN_UP, takesSignUps: false, signUpFrom: null, signUpUntil: null };
const FULL: ApplyFacts = { ...SIGN_UP, participants: 40 };
const MINE: ApplyFacts = { ...SIGN_UP, isSignedUp: true };
const WHILE_IT_IS: ApplyFacts = { ...SIGN_UP, signUpUntil: STARTS + 3_600_000 };
const WITHOUT_END: ApplyFacts = { ...SIGN_UP, signUpUntil: null };
const NO_TIMES: ApplyFacts = {
  ...SIGN_UP,
  signUpFrom: null,
  signUpUntil: null,
  startsAt: null,
  endsAt: null,
};

/** The states of the button in order, with the timestamps of the changes between them. */
const LIVES = [
  [
    'accepts sign-ups',
    SIGN_UP,
    ['notStarted', FROM, 'open', UNTIL, 'signUpEnded', STARTS, 'inProgress', ENDS, 'ended'],
  ],
  [
    'is full',
    FULL,
    ['notStarted', FROM, 'full', UNTIL, 'signUpEnded', STARTS, 'inProgress', ENDS, 'ended'],
  ],
  ['the reader has signed up for', MINE, ['signedUp', ENDS, 'ended']],
  ['accepts no sign-ups', VISIT, ['notStarted', STARTS, 'inProgress', ENDS, 'ended']],
  [
    'accepts sign-ups after its start',
    WHILE_IT_IS,
    ['notStarted', FROM, 'open', STARTS + 3_600_000, 'inProgress', ENDS, 'ended'],
  ],
  ['accepts sign-ups until its end', WITHOUT_END, ['notStarted', FROM, 'open', ENDS, 'ended']],
  ['has no times', NO_TIMES, ['open']],
  ['has no times and the reader signed up for', { ...NO_TIMES, isSignedUp: true }, ['signedUp']],
  ['has no times and accepts no sign-ups', { ...NO_TIMES, takesSignUps: false }, ['inProgress']],
  [
    'has no limit',
    { ...FULL, capacity: null, signUpUntil: null, endsAt: null },
    ['notStarted', FROM, 'open'],
  ],
  ['has a capacity of 0', { ...NO_TIMES, capacity: 0, participants: 0 }, ['full']],
  [
    'ends before its sign-up ends (an editor’s mistake)',
    { ...SIGN_UP, signUpUntil: ENDS + 60_000 },
    ['notStarted', FROM, 'open', ENDS, 'ended'],
  ],
] as const satisfies readonly (readonly [string, ApplyFacts, readonly unknown[]])[];

describe.each(LIVES)('an activity that %s', (_, activity, life) => {
  const states = life.filter((part) => typeof part === 'string');
  const changes = life.filter((part) => typeof part === 'number');

  it('changes its state exactly at each timestamp', () => {
    const seen = changes.map((change) => [
      decideApplyState(activity, change - 1000),
      decideApplyState(activity, change - 1),
      decideApplyState(activity, change),
    ]);
    expect(seen).toEqual(changes.map((_, n) => [states[n], states[n], states[n + 1]]));
    expect(decideApplyState(activity, at('2020-01-01 00:00:00'))).toBe(states[0]);
  });

  it('finds its next change at any time, and null after the last one', () => {
    const first = at('2020-01-01 00:00:00');
    expect([first, ...changes].map((now) => findNextApplyChange(activity, now))).toEqual([
      ...changes,
      null,
    ]);
  });
});

it('the cases cover all seven states', () => {
  const states = new Set(LIVES.flatMap(([, , life]) => life.filter((p) => typeof p === 'string')));
  expect([...states].sort()).toEqual(
    ['ended', 'full', 'inProgress', 'notStarted', 'open', 'signUpEnded', 'signedUp'].sort(),
  );
});
