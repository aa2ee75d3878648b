import { describe, expect, it } from 'vitest';
import { createLease } from '../../../src/api/session/lock.ts';
import {
  type Attempt,
  pauseAfter,
  type WriteOutcome,
} from '../../../src/model/outbox/outboxTypes.ts';
import type { Write, WriteKind, WritePayloads } from '../../../src/writes/writeTable.ts';
import {
  ALREADY,
  DONE,
  DOWN,
  FAILED,
  failedWith,
  makeStorage,
  openPage,
  refused,
  SLOW,
} from './world.ts';

const LIKE = { object: 0, id: '345', cancel: false } as const;
const UNLIKE = { ...LIKE, cancel: true } as const;
const FAV = { articleId: '345', imageUrl: '', cancel: false } as const;
const COMMENT: WritePayloads['comment'] = {
  articleId: '345',
  source: 0,
  parentId: '0',
  text: '铁路沿线的变化真大。',
  pictures: [],
};
const comment = (text: string) => ({ ...COMMENT, text });
const KEPT_BY_SERVER: WriteOutcome = { state: 'kept', cause: 'server' };
const cancels = (writes: readonly Write[]) =>
  writes.map(({ payload }) => 'cancel' in payload && payload.cancel);
const textsOf = (writes: readonly Write[]) =>
  writes.map(({ payload }) => ('text' in payload ? payload.text : ''));

describe('a write that the server answers', () => {
  it.each<[string, Attempt]>([
    ['done', { state: 'done', value: { id: '9' } }],
    ['already done', ALREADY],
    ['refused', refused('评论已关闭', 10202)],
  ])('%s: returns the answer and stores nothing', async (_, answer) => {
    const storage = makeStorage();
    const page = openPage(storage);
    page.answers = [answer];
    expect(await page.outbox.send('comment', COMMENT)).toEqual(answer);
    expect(page.settled).toMatchObject([{ outcome: answer, late: false }]);
    expect(page.pending).toEqual([]);
    expect(storage.entries.size).toBe(0);
  });

  it('a refused write is not sent again', async () => {
    const page = openPage();
    page.answers = [refused('')];
    await page.outbox.send('comment', COMMENT);
    await page.tick();
    expect(page.attempts).toHaveLength(1);
  });

  it('is pending until the answer', async () => {
    const page = openPage();
    const sent = page.outbox.send('praise', LIKE);
    expect(page.pending).toMatchObject([{ kind: 'praise', payload: LIKE }]);
    await sent;
    expect(page.pending).toEqual([]);
  });
});

describe('a write whose attempts fail', () => {
  it('is sent again under the same key', async () => {
    const page = openPage();
    page.answers = [FAILED, DONE];
    const outcome = page.outbox.send('comment', COMMENT);
    await page.tick();
    expect(await outcome).toEqual(DONE);
    expect(page.attempts.map(({ key }) => key)).toEqual([
      page.attempts[0]?.key,
      page.attempts[0]?.key,
    ]);
    expect(page.attempts.map(({ tries }) => tries)).toEqual([1, 2]);
  });

  it('waits longer before each further attempt', async () => {
    const page = openPage();
    page.answers = [FAILED];
    void page.outbox.send('praise', LIKE);
    for (let pass = 0; pass < 7; pass += 1) await page.tick();
    const pauses = page.pauses;
    expect(pauses.length).toBeGreaterThan(6);
    expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
    expect(pauses[0]).toBeLessThan(pauses[pauses.length - 1] ?? 0);
  });

  it('waits for the shortest time after an attempt during which the network returned', async () => {
    const page = openPage(makeStorage(), {
      attempt: async (write) => {
        if (write.tries === 4) void page.outbox.drain();
        return FAILED;
      },
    });
    void page.outbox.send('praise', LIKE);
    for (let pass = 0; pass < 3; pass += 1) await page.tick();
    expect(page.pauses).toEqual([1, 2, 3, 1].map(pauseAfter));
  });

  it.each<[string, Attempt[], boolean, number]>([
    ['after the second failed attempt', [FAILED, FAILED], true, 2],
    ['after the first attempt when the server took too long', [SLOW], true, 1],
    ['after the first attempt without a network', [FAILED], false, 1],
  ])('resolves as kept: %s', async (_, answers, online, attempts) => {
    const page = openPage();
    page.answers = answers;
    page.online = online;
    const outcome = page.outbox.send('comment', COMMENT);
    if (attempts > 1) await page.tick();
    expect(await outcome).toEqual({ state: 'kept' });
    expect(page.attempts).toHaveLength(attempts);
    expect(page.pending).toHaveLength(1);
  });

  it.each<[string, Attempt, WriteOutcome]>([
    ['a network', FAILED, { state: 'kept' }],
    ['a login (10102)', failedWith(10102), { state: 'kept', cause: 'login' }],
    ['a login (10103)', failedWith(10103), { state: 'kept', cause: 'login' }],
    ['a server that accepts its signature (1004)', failedWith(1004), KEPT_BY_SERVER],
    ['a server that accepts its token (10111)', failedWith(10111), KEPT_BY_SERVER],
    ['a server that is up (-1)', DOWN, KEPT_BY_SERVER],
  ])('resolves with the cause when it waits for %s', async (_, attempt, outcome) => {
    const page = openPage();
    page.answers = [attempt];
    const sent = page.outbox.send('comment', COMMENT);
    await page.tick();
    expect(await sent).toEqual(outcome);
  });

  it('reports the outcome of a kept write as late', async () => {
    const page = openPage();
    page.answers = [SLOW, DONE];
    await page.outbox.send('comment', COMMENT);
    await page.tick();
    expect(page.settled).toMatchObject([{ outcome: DONE, late: true }]);
  });

  it('later writes that were not tried are kept as well', async () => {
    const page = openPage();
    page.answers = [SLOW];
    const outcomes = await Promise.all(
      ['一', '二', '三', '四'].map((text) => page.outbox.send('comment', comment(text))),
    );
    expect(outcomes).toEqual(Array(4).fill({ state: 'kept' }));
    expect(page.pending).toHaveLength(4);
  });

  it('does not block other writes', async () => {
    const sent: string[] = [];
    const page = openPage(makeStorage(), {
      attempt: async (write) => {
        const [text = ''] = textsOf([write]);
        if (text === '坏') return FAILED;
        sent.push(text);
        return DONE;
      },
    });
    void page.outbox.send('comment', comment('坏'));
    await page.outbox.send('comment', comment('好'));
    await page.outbox.send('comment', comment('也好'));
    expect(sent).toEqual(['好', '也好']);
  });

  it('is refused after three doubtful answers', async () => {
    const page = openPage();
    page.answers = [DOWN];
    const outcome = page.outbox.send('comment', COMMENT);
    for (let pass = 0; pass < 5; pass += 1) await page.tick();
    expect(await outcome).toEqual(KEPT_BY_SERVER);
    expect(page.settled).toMatchObject([
      { outcome: { state: 'refused', status: -1, message: 'down' }, late: true },
    ]);
    expect(page.attempts).toHaveLength(3);
  });
});

it('a write that failed twice in the network is not refused by one doubtful answer', async () => {
  const page = openPage();
  page.answers = [FAILED, FAILED, DOWN, DONE];
  void page.outbox.send('comment', COMMENT);
  for (let pass = 0; pass < 4; pass += 1) await page.tick();
  expect(page.settled).toMatchObject([{ outcome: DONE }]);
});

describe('an attempt without an answer', () => {
  /** A page whose comments with this text get no answer until `answer` is called. */
  function openHanging(hanging: string) {
    let answer = (_: Attempt) => {};
    const sent: Write[] = [];
    const page = openPage(makeStorage(), {
      attempt: (write) => {
        sent.push(write);
        if (textsOf([write])[0] !== hanging) return Promise.resolve(DONE);
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    });
    return { page, sent, answer: (attempt: Attempt) => answer(attempt) };
  }

  it('ends at the time limit: the write is kept and the next one is sent', async () => {
    const { page, sent } = openHanging('一');
    const first = page.outbox.send('comment', comment('一'));
    const second = page.outbox.send('comment', comment('二'));
    await page.passLimit();
    expect(await first).toEqual({ state: 'kept' });
    expect(await second).toEqual(DONE);
    expect(textsOf(page.pending)).toEqual(['一']);
    const again = page.tick();
    await page.passLimit();
    await again;
    const keys = sent.filter((write) => textsOf([write])[0] === '一').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('is settled once when its answer arrives after the time limit', async () => {
    const { page, sent, answer } = openHanging('一');
    const first = page.outbox.send('comment', comment('一'));
    await page.passLimit();
    await first;
    answer(DONE);
    await page.tick();
    expect(page.settled).toMatchObject([{ outcome: DONE, late: true }]);
    expect(page.pending).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('does not settle a later attempt of the same write', async () => {
    const answers: ((attempt: Attempt) => void)[] = [];
    const page = openPage(makeStorage(), {
      attempt: () => new Promise((resolve) => answers.push(resolve)),
    });
    void page.outbox.send('comment', COMMENT);
    await page.passLimit();
    const again = page.tick();
    await expect.poll(() => answers.length).toBe(2);
    answers[0]?.(refused('太晚'));
    answers[1]?.(DONE);
    await again;
    expect(page.settled).toMatchObject([{ outcome: DONE }]);
  });

  it('has no time limit once it is answered', async () => {
    const page = openPage();
    page.answers = [refused('不行')];
    await page.outbox.send('comment', COMMENT);
    await page.passLimit();
    expect(page.settled).toHaveLength(1);
  });
});

describe('a write that is added while others are sent', () => {
  it('is sent in the same pass', async () => {
    const page = openPage();
    const first = page.outbox.send('comment', comment('一'));
    const second = first.then(() => page.outbox.send('comment', comment('二')));
    const third = second.then(() => page.outbox.send('comment', comment('三')));
    expect(await Promise.all([first, second, third])).toEqual([DONE, DONE, DONE]);
    expect(page.pauses).toEqual([]);
  });
});

describe('duplicate writes', () => {
  it('two identical calls are one write, and both resolve', async () => {
    const page = openPage();
    const both = [page.outbox.send('comment', COMMENT), page.outbox.send('comment', COMMENT)];
    expect(await Promise.all(both)).toEqual([DONE, DONE]);
    expect(page.attempts).toHaveLength(1);
  });

  it.each<[WriteKind, WritePayloads[WriteKind]]>([
    ['praise', LIKE],
    ['fav', FAV],
    ['vote', { voteId: '7', choices: ['1:2', '1:3'] }],
    ['report', { commentId: '5', articleId: '345', source: 0, reason: '广告' }],
    ['deleteComment', { commentId: '5' }],
  ])('%s is queued once', async (kind, payload) => {
    const page = openPage();
    page.online = false;
    page.answers = [FAILED];
    await page.outbox.send(kind, payload);
    void page.outbox.send(kind, { ...payload });
    expect(page.outbox.list()).toHaveLength(1);
  });

  it('a comment with another text is another write', async () => {
    const page = openPage();
    await Promise.all([
      page.outbox.send('comment', comment('一')),
      page.outbox.send('comment', comment('二')),
    ]);
    expect(textsOf(page.attempts)).toEqual(['一', '二']);
  });

  it('an answered write may be sent again', async () => {
    const page = openPage();
    await page.outbox.send('comment', COMMENT);
    await page.outbox.send('comment', COMMENT);
    expect(page.attempts).toHaveLength(2);
  });

  it('a write that an inline script stored is sent under its key', async () => {
    const storage = makeStorage();
    const key = '17000.5';
    storage.set(
      `outbox:${key}`,
      JSON.stringify({ key, kind: 'praise', payload: LIKE, at: 1.7e12 }),
    );
    const page = openPage(storage, {});
    page.now = 1.7e12 + 500;
    expect(await page.outbox.send('praise', { object: 0, cancel: false, id: '345' })).toEqual(DONE);
    expect(page.attempts).toMatchObject([{ key, tries: 1, by: '' }]);
    expect(storage.entries.size).toBe(0);
  });
});

describe('opposite writes', () => {
  it('unsent: only the last write is sent, and all calls resolve', async () => {
    const page = openPage();
    const all = [LIKE, UNLIKE, LIKE].map((payload) => page.outbox.send('praise', payload));
    await page.tick();
    expect(page.attempts).toMatchObject([{ payload: LIKE }]);
    expect(await Promise.all(all)).toEqual([DONE, DONE, DONE]);
  });

  it('after an attempt: both are sent, in order', async () => {
    const page = openPage();
    page.answers = [SLOW];
    await page.outbox.send('praise', LIKE);
    await page.outbox.send('praise', UNLIKE);
    page.answers = [DONE];
    await page.tick();
    expect(cancels(page.settled.map(({ write }) => write))).toEqual([false, true]);
  });

  it('a cancel is not sent before its like', async () => {
    const page = openPage();
    page.answers = [SLOW];
    await page.outbox.send('praise', LIKE);
    const attempts = page.attempts.length;
    await page.outbox.send('praise', UNLIKE);
    expect(cancels(page.attempts.slice(attempts))).not.toContain(true);
  });

  it('stored twice by an inline script: the later one is sent', async () => {
    const storage = makeStorage();
    for (const [key, payload, at] of [
      ['a', LIKE, 1.7e12],
      ['b', UNLIKE, 1.7e12 + 300],
    ] as const) {
      storage.set(`outbox:${key}`, JSON.stringify({ key, kind: 'praise', payload, at }));
    }
    const page = openPage(storage);
    page.now = 1.7e12 + 1000;
    await page.outbox.drain();
    expect(page.attempts).toMatchObject([{ key: 'b' }]);
    expect(storage.entries.size).toBeLessThanOrEqual(1);
  });
});

describe('across pages and tabs', () => {
  it('a new page sends a write that an earlier page kept', async () => {
    const storage = makeStorage();
    const first = openPage(storage);
    first.online = false;
    first.answers = [FAILED];
    await first.outbox.send('comment', COMMENT);
    const second = openPage(storage);
    await second.outbox.drain();
    expect(second.attempts[0]?.key).toBe(first.attempts[0]?.key);
    expect(second.settled).toMatchObject([{ outcome: DONE, late: true }]);
  });

  it('a waiting call resolves with the outcome that another tab received', async () => {
    const storage = makeStorage();
    let free = () => {};
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    const first = openPage(storage, { lock: async (run) => held.then(run) });
    const outcome = first.outbox.send('comment', COMMENT);
    const second = openPage(storage);
    second.answers = [{ state: 'done', value: { id: '77' } }];
    await second.outbox.drain();
    first.outbox.syncWithStorage();
    expect(await outcome).toEqual({ state: 'done', value: { id: '77' } });
    free();
    await first.outbox.drain();
    expect(first.attempts).toEqual([]);
    expect(storage.entries.size).toBe(0);
  });

  it('with a lease one tab sends at a time, and each write once', async () => {
    const storage = makeStorage();
    const sent: string[] = [];
    let inside = 0;
    let most = 0;
    const open = (owner: string) =>
      openPage(storage, {
        lock: createLease({
          storage: {
            read: () => storage.get('lease'),
            write: (text) => storage.set('lease', text),
            remove: () => storage.remove('lease'),
          },
          now: Date.now,
          pause: () => new Promise((resolve) => setTimeout(resolve)),
          owner,
        }),
        attempt: async ({ key }) => {
          inside += 1;
          most = Math.max(most, inside);
          await new Promise((resolve) => setTimeout(resolve));
          sent.push(key);
          inside -= 1;
          return DONE;
        },
      });
    const [one, two] = [open('one'), open('two')];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? one : two).outbox.send('comment', comment(`第${n}条`)),
      ).map((sending, n) => {
        if (n % 5 === 0) void (n % 2 ? two : one).outbox.drain();
        return Promise.race([sending, syncUntilEmpty(one, two)]);
      }),
    );
    await Promise.all([one.outbox.drain(), two.outbox.drain()]);
    expect(new Set(sent).size).toBe(20);
    expect(sent).toHaveLength(20);
    expect(most).toBe(1);
  });
});

/** Replaces storage events: lets all pages read the storage until their queues are empty. */
async function syncUntilEmpty(...pages: readonly ReturnType<typeof openPage>[]): Promise<void> {
  while (pages.some(({ outbox }) => outbox.list().length > 0)) {
    await new Promise((resolve) => setTimeout(resolve));
    for (const { outbox } of pages) outbox.syncWithStorage();
  }
}

describe('a member’s write', () => {
  it('is not sent until that member is logged in again', async () => {
    const storage = makeStorage();
    const page = openPage(storage);
    page.member = 'ann';
    page.answers = [SLOW];
    await page.outbox.send('fav', FAV);
    page.answers = [DONE];
    page.member = 'bob';
    await page.tick();
    expect(page.attempts).toHaveLength(1);
    page.member = 'ann';
    await page.tick();
    expect(page.attempts).toMatchObject([{ by: 'ann' }, { by: 'ann' }]);
    expect(page.pending).toEqual([]);
  });

  it.each([
    ['another member', 'bob'],
    ['a reader without a login', ''],
  ])('is not sent in the name of %s who is there when its turn comes', async (_, next) => {
    let free = () => {};
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    const page = openPage(makeStorage(), { lock: (run) => held.then(run) });
    page.member = 'ann';
    const outcome = page.outbox.send('fav', FAV);
    page.member = next;
    free();
    expect(await outcome).toEqual({ state: 'kept', cause: 'login' });
    expect(page.attempts).toEqual([]);
    page.member = 'ann';
    await page.tick();
    expect(page.attempts).toMatchObject([{ by: 'ann', tries: 1 }]);
  });

  it('is kept when the member is logged out during the attempt', async () => {
    const page = openPage(makeStorage(), {
      attempt: async () => {
        page.member = '';
        return failedWith(10102);
      },
    });
    page.member = 'ann';
    expect(await page.outbox.send('fav', FAV)).toEqual({ state: 'kept', cause: 'login' });
  });

  it('is separate from the same write of another member', async () => {
    const page = openPage();
    page.answers = [SLOW];
    page.member = 'ann';
    await page.outbox.send('fav', FAV);
    page.member = 'bob';
    await page.outbox.send('fav', FAV);
    expect(page.outbox.list().map(({ by }) => by)).toEqual(['ann', 'bob']);
  });

  it('is sent after a logout when its kind needs no login', async () => {
    const page = openPage();
    page.answers = [SLOW];
    page.member = 'ann';
    await page.outbox.send('praise', LIKE);
    page.member = '';
    page.answers = [DONE];
    await page.tick();
    expect(page.pending).toEqual([]);
  });
});

describe('the age of a stored write', () => {
  const DAY_MS = 86_400_000;

  it.each([
    [6 * DAY_MS, 0],
    [8 * DAY_MS, 1],
    [-2 * DAY_MS, 0],
  ])('after %d ms %d is dropped and reported as expired', async (passed, dropped) => {
    const storage = makeStorage();
    const first = openPage(storage);
    first.answers = [SLOW];
    await first.outbox.send('comment', COMMENT);
    const later = openPage(storage);
    later.now = first.now + passed;
    await later.outbox.drain();
    expect(later.expired).toHaveLength(dropped);
    expect(later.attempts).toHaveLength(1 - dropped);
    expect(later.outbox.list()).toEqual([]);
  });
});

describe('the draft of a comment that is not sent', () => {
  const WEEK_MS = 7 * 86_400_000;

  /** Records the number of stored entries whenever a draft is kept. */
  function openRecording(isStored = () => true) {
    const storage = makeStorage();
    const held: number[] = [];
    const page = openPage(storage, {
      keepDraft: (write) => {
        page.drafts.push(write);
        held.push(storage.entries.size);
        return isStored();
      },
    });
    return { page, held, storage };
  }

  it('is kept before the entry is deleted when a kept write is refused', async () => {
    const { page, held, storage } = openRecording();
    page.answers = [SLOW, refused('不合适')];
    await page.outbox.send('comment', COMMENT);
    await page.tick();
    expect(textsOf(page.drafts)).toEqual([COMMENT.text]);
    expect(held).toEqual([1]);
    expect(storage.entries.size).toBe(0);
  });

  it('is kept before the entry is deleted when the write is too old', async () => {
    const { page, held, storage } = openRecording();
    page.answers = [SLOW];
    await page.outbox.send('comment', COMMENT);
    page.now += WEEK_MS + 1;
    await page.tick();
    expect(textsOf(page.drafts)).toEqual([COMMENT.text]);
    expect(held).toEqual([1]);
    expect(storage.entries.size).toBe(0);
  });

  it('is kept again after the entry is deleted when the first attempt failed', async () => {
    const { page, held } = openRecording(() => false);
    page.answers = [SLOW, refused('不合适')];
    await page.outbox.send('comment', COMMENT);
    await page.tick();
    expect(held).toEqual([1, 0]);
  });

  it('is not kept when the call is refused while its form still has the text', async () => {
    const { page } = openRecording();
    page.answers = [refused('不合适')];
    await page.outbox.send('comment', COMMENT);
    expect(page.drafts).toEqual([]);
  });
});

describe('storage', () => {
  it('blocked: the queue is kept in memory, and the outcome has `here`', async () => {
    const storage = makeStorage();
    storage.blocked = true;
    const page = openPage(storage);
    page.answers = [SLOW];
    expect(await page.outbox.send('comment', COMMENT)).toEqual({ state: 'kept', here: true });
    expect(page.isOnlyHere).toBe(true);
    page.answers = [DONE];
    await page.tick();
    expect(page.settled).toMatchObject([{ outcome: DONE }]);
    expect(page.pending).toEqual([]);
    expect(page.isOnlyHere).toBe(false);
  });

  it('full between two attempts: no write is lost or sent twice', async () => {
    const entries = new Map<string, string>();
    let full = false;
    const page = openPage({
      keys: () => Array.from(entries.keys()),
      get: (key) => entries.get(key) ?? null,
      set: (key, value) => {
        if (!full) entries.set(key, value);
      },
      remove: (key) => entries.delete(key),
    });
    page.answers = [SLOW];
    await page.outbox.send('comment', COMMENT);
    full = true;
    page.answers = [FAILED];
    await page.tick();
    page.answers = [DONE];
    await page.tick();
    expect(page.settled).toHaveLength(1);
    expect(entries.size).toBe(0);
  });

  it.each([
    'no JSON',
    '{}',
    '{"key":"a","kind":"nothing","payload":{},"at":1}',
    '{"key":"a","kind":"comment","payload":{"text":"x"},"at":1}',
    '{"key":"a","kind":"praise","payload":{"object":0,"id":"1","cancel":false}}',
    '[]',
    'null',
  ])('with the invalid entry %s sends nothing', async (text) => {
    const storage = makeStorage();
    storage.set('outbox:a', text);
    const page = openPage(storage);
    await page.outbox.drain();
    expect(page.attempts).toEqual([]);
    expect(page.outbox.list()).toEqual([]);
  });
});
