import { describe, expect, it } from 'vitest';
import { nameDone, parseDone, withDone } from '../../../src/model/outbox/done.ts';
import { decideAttempt, parseVerdict } from '../../../src/model/outbox/parse.ts';
import { pauseAfter } from '../../../src/model/outbox/pauses.ts';
import { doneOf, thingOf } from '../../../src/model/outbox/things.ts';
import type { Write, WriteKind, WritePayloads } from '../../../src/model/outbox/types.ts';

describe('what a failed call means for its write', () => {
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

  it('an answer without a body says nothing about the write: it is no refusal, however often it comes', () => {
    expect(decideAttempt({ kind: 'empty', message: '' }, { by: '' })).toMatchObject({
      state: 'failed',
      doubtful: false,
    });
  });

  it.each(['empty', 'error', ''])(
    'a refusal with the message "%s" has no words for readers',
    (message) => {
      const kind = message === 'empty' ? 'empty' : 'status';
      const refused = decideAttempt({ kind, message, status: 10203 }, { by: '' });
      expect(refused).toMatchObject({ state: 'refused', message: '' });
    },
  );

  it('a timeout says that it took long, a server that is down is not believed for long', () => {
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
])('a yes/no answer %j says %s', (payload, verdict) => expect(parseVerdict(payload)).toBe(verdict));

it('pauses grow and end', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 100].map(pauseAfter);
  expect(pauses).toEqual([1_000, 3_000, 10_000, 30_000, 60_000, 300_000, 300_000, 300_000]);
  expect(pauseAfter(0)).toBe(1_000);
});

const write = <K extends WriteKind>(
  kind: K,
  payload: WritePayloads[K],
): Pick<Write, 'kind' | 'payload'> => ({
  kind,
  payload,
});

describe('what a write is about', () => {
  it.each([
    [
      write('praise', { object: 0, id: '1', cancel: true }),
      write('praise', { object: 0, id: '1', cancel: false }),
      true,
    ],
    [
      write('praise', { object: 0, id: '1', cancel: false }),
      write('praise', { object: 1, id: '1', cancel: false }),
      false,
    ],
    [
      write('praise', { object: 0, id: '1', cancel: false }),
      write('follow', { object: 1, id: '1', cancel: false }),
      false,
    ],
    [
      write('follow', { object: 2, id: '1', cancel: false }),
      write('follow', { object: 4, id: '1', cancel: false }),
      false,
    ],
    [
      write('vote', { voteId: '1', choices: ['1:1'] }),
      write('vote', { voteId: '1', choices: ['1:2'] }),
      true,
    ],
    [
      write('fav', { articleId: '1', imageUrl: 'a', cancel: false }),
      write('fav', { articleId: '1', imageUrl: 'b', cancel: false }),
      true,
    ],
    [write('deleteComment', { commentId: '1' }), write('deleteComment', { commentId: '2' }), false],
  ])('%j and %j are the same thing: %s', (one, other, same) =>
    expect(thingOf(one) === thingOf(other)).toBe(same),
  );
});

describe('what is remembered', () => {
  it.each([
    [
      write('praise', { object: 0, id: '1', cancel: false }),
      { kind: 'praise', id: '1', done: true },
    ],
    [
      write('praise', { object: 10, id: '1', cancel: true }),
      { kind: 'praise', id: '1', done: false },
    ],
    [
      write('praise', { object: 7, id: '1', cancel: false }),
      { kind: 'praise', id: 'paper-1', done: true },
    ],
    [
      write('praise', { object: 1, id: '1', cancel: false }),
      { kind: 'praiseComment', id: '1', done: true },
    ],
    [
      write('fav', { articleId: '1', imageUrl: '', cancel: false }),
      { kind: 'fav', id: '1', done: true },
    ],
    [
      write('follow', { object: 2, id: '1', cancel: false }),
      { kind: 'follow', id: '2-1', done: true },
    ],
    [write('vote', { voteId: '1', choices: [] }), { kind: 'vote', id: '1', done: true }],
    [write('deleteComment', { commentId: '1' }), null],
  ])('of %j: %j', (done, expected) => expect(doneOf(done)).toEqual(expected));

  it('favourites and follows are each member’s own', () => {
    expect(nameDone('fav', '1', 'ann')).not.toBe(nameDone('fav', '1', 'bob'));
    expect(nameDone('follow', '1', 'ann')).not.toBe(nameDone('follow', '1', ''));
    expect(nameDone('praise', '1', 'ann')).toBe(nameDone('praise', '1', ''));
  });

  it('with one more, without one', () => {
    expect(withDone({ a: 1 }, 'b', 2)).toEqual({ a: 1, b: 2 });
    expect(withDone({ a: 1, b: 2 }, 'b', null)).toEqual({ a: 1 });
  });

  it('only the latest few hundred', () => {
    let doings: Readonly<Record<string, number>> = {};
    for (let n = 0; n < 600; n += 1) doings = withDone(doings, `praise:${n}`, n);
    expect(Object.keys(doings)).toHaveLength(500);
    expect(doings['praise:599']).toBe(599);
    expect(doings['praise:99']).toBeUndefined();
  });

  it.each([
    [null, {}],
    ['', {}],
    ['nonsense', {}],
    ['[1]', {}],
    ['{"a":1,"b":"2","c":"x","d":null}', { a: 1, b: 2 }],
  ])('stored as %s reads as %j', (text, doings) => expect(parseDone(text)).toEqual(doings));
});
