import { describe, expect, it } from 'vitest';
import { decideAttempt } from '../../../src/model/outbox/decideAttempt.ts';
import { pauseAfter } from '../../../src/model/outbox/outboxTypes.ts';
import { formatMarkName, parseMarks, setMark } from '../../../src/model/outbox/writeMarks.ts';
import { parseYesNo } from '../../../src/model/outbox/yesNoAnswer.ts';

describe('the outcome of a write after a failed call', () => {
  it.each([
    ['network', undefined, '', 'failed'],
    ['network', 502, '', 'failed'],
    ['timeout', undefined, '', 'failed'],
    ['cancelled', undefined, '', 'failed'],
    ['malformed', undefined, '', 'failed'],
    ['status', 10202, 'ann', 'refused'],
    ['status', 10203, 'ann', 'refused'],
    ['status', 10204, 'ann', 'refused'],
    ['status', 1, 'ann', 'refused'],
    ['status', undefined, 'ann', 'refused'],
    ['status', -1, '', 'failed'],
    ['status', 10111, '', 'failed'],
    ['status', 1004, '', 'failed'],
    ['status', 10102, '', 'refused'],
    ['status', 10102, 'ann', 'failed'],
    ['status', 10103, 'ann', 'failed'],
  ] as const)('%s %s of "%s": %s', (kind, status, by, state) => {
    const error = { kind, message: 'why', ...(status !== undefined && { status }) };
    expect(decideAttempt(error, { by })).toMatchObject({ state, message: 'why' });
  });

  it('an answer without a body is a failure that is not doubtful', () => {
    expect(decideAttempt({ kind: 'empty', message: '' }, { by: '' })).toMatchObject({
      state: 'failed',
      doubtful: false,
    });
  });

  it.each(['empty', 'error', ''])(
    'a refusal with the message "%s" has an empty message for readers',
    (message) => {
      const kind = message === 'empty' ? 'empty' : 'status';
      const refused = decideAttempt({ kind, message, status: 10203 }, { by: '' });
      expect(refused).toMatchObject({ state: 'refused', message: '' });
    },
  );

  it('a timeout is marked as slow, and status -1 as doubtful', () => {
    const failed = (kind: 'timeout' | 'network' | 'status', status?: number) =>
      decideAttempt({ kind, message: '', ...(status !== undefined && { status }) }, { by: '' });
    expect(failed('timeout')).toMatchObject({ slow: true, doubtful: false });
    expect(failed('network')).toMatchObject({ slow: false, doubtful: false });
    expect(failed('status', -1)).toMatchObject({ slow: false, doubtful: true });
  });
});

it.each([
  [{ value: 'true' }, 'done'],
  [{ value: 'false', message: 'already liked' }, 'already'],
  [{ value: false }, 'already'],
  [{}, 'done'],
  [null, 'done'],
  [{ value: { toString: null } }, 'done'],
])('reads the yes/no answer %j as %s', (payload, answer) =>
  expect(parseYesNo(payload)).toBe(answer),
);

it('the pause between attempts grows from 1 s to 300 s', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 100].map(pauseAfter);
  expect(pauses).toEqual([1_000, 3_000, 10_000, 30_000, 60_000, 300_000, 300_000, 300_000]);
  expect(pauseAfter(0)).toBe(1_000);
});

describe('marks of writes', () => {
  it('have the member in their name only when they belong to a member', () => {
    const own = { name: 'fav:1', isOfMember: true } as const;
    expect(formatMarkName(own, 'ann')).toBe('fav:1:ann');
    expect(formatMarkName(own, '')).toBe('fav:1:');
    expect(formatMarkName({ name: 'praise:1' }, 'ann')).toBe('praise:1');
  });

  it('are set and cleared', () => {
    expect(setMark({ a: 1 }, 'b', 2)).toEqual({ a: 1, b: 2 });
    expect(setMark({ a: 1, b: 2 }, 'b', null)).toEqual({ a: 1 });
  });

  it('are limited to the latest 500', () => {
    let marks: Readonly<Record<string, number>> = {};
    for (let n = 0; n < 600; n += 1) marks = setMark(marks, `praise:${n}`, n);
    expect(Object.keys(marks)).toHaveLength(500);
    expect(marks['praise:599']).toBe(599);
    expect(marks['praise:99']).toBeUndefined();
  });

  it.each([
    [null, {}],
    ['', {}],
    ['nonsense', {}],
    ['[1]', {}],
    ['{"a":1,"b":"2","c":"x","d":null}', { a: 1, b: 2 }],
  ])('stored as %s reads as %j', (text, marks) => expect(parseMarks(text)).toEqual(marks));
});
