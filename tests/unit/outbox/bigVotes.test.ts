import { describe, expect, it } from 'vitest';
import type { Attempt } from '../../../src/model/outbox/outboxTypes.ts';
import { DONE, FAILED, makeStorage, openPage } from './world.ts';

const USED: Attempt = { state: 'refused', status: null, message: '用完', reason: 'used' };
const vote = (...optionIds: string[]) => ({
  voteId: '8101',
  activityId: '6003',
  optionIds,
  codeId: '',
  verifyCode: '',
  userInfo: '',
});

describe('votes of two tabs', () => {
  it('resolve as refused in the waiting tab when the other tab deletes the entry', async () => {
    const storage = makeStorage();
    const { remove } = storage;
    const sender = openPage(storage);
    // It never gets the lock: the other tab sends the stored write.
    const waiter = openPage(storage, { lock: () => new Promise(() => {}) });
    // Like a browser, notifies the other tab after each change.
    Object.assign(storage, {
      remove: (key: string) => {
        remove(key);
        if (key.startsWith('outbox:')) waiter.outbox.syncWithStorage();
      },
    });
    const waits = waiter.outbox.send('bigVote', vote('2'));
    sender.answers = [USED];
    await sender.outbox.drain();
    expect(await waits).toMatchObject({ state: 'refused', reason: 'used', message: '用完' });
  });

  it('for the same option are one write while it is pending; others are separate', async () => {
    const storage = makeStorage();
    const [one, other] = [openPage(storage), openPage(storage)];
    for (const page of [one, other]) page.answers = [FAILED];
    void one.outbox.send('bigVote', vote('1'));
    void other.outbox.send('bigVote', vote('1'));
    void other.outbox.send('bigVote', vote('1', '2'));
    await one.outbox.drain();
    await other.outbox.drain();
    expect(one.outbox.list().map(({ payload }) => payload)).toEqual([vote('1'), vote('1', '2')]);
    one.answers = [DONE];
    await one.outbox.drain();
    expect(one.outbox.list()).toEqual([]);
  });
});
