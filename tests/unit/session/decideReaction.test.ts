import { describe, expect, it } from 'vitest';
import { decideReaction } from '../../../src/model/session/decideReaction.ts';

describe('decideReaction', () => {
  it.each([
    [10111, 0, { do: 'refresh' }],
    [1004, 0, { do: 'restart' }],
    [1004, 3, { do: 'restart' }],
    [1004, 4, { do: 'nothing' }],
    [10102, 0, { do: 'login' }],
    [10103, 9, { do: 'login' }],
    [10201, 0, { do: 'tell', message: 'session.download', own: false }],
    [10202, 0, { do: 'tell', message: 'session.commentFailed', own: true }],
    [10203, 0, { do: 'tell', message: 'session.commentFailed', own: true }],
    [10204, 0, { do: 'tell', message: 'session.commentFailed', own: true }],
    [10001, 0, { do: 'nothing' }],
    [-1, 0, { do: 'nothing' }],
    [500, 0, { do: 'nothing' }],
    [undefined, 0, { do: 'nothing' }],
  ])('status %s after %s refused signatures', (status, authCount, reaction) => {
    expect(decideReaction(status, authCount)).toEqual(reaction);
  });
});
