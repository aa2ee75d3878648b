import { atom } from 'nanostores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Settled } from '../../../src/services/outbox/outbox.ts';
import type { Settings } from '../../../src/settings.ts';
import type { Write } from '../../../src/writes/writeTable.ts';
import { waitFor } from '../../helpers/waitFor.ts';

const world = vi.hoisted(() => ({
  reloads: 0,
  endReload: () => {},
  pending: null as unknown,
  settled: null as unknown,
}));

vi.mock('../../../src/services/outbox/outbox.ts', () => ({
  get $pending() {
    return world.pending;
  },
  get $settled() {
    return world.settled;
  },
  listPending: (kind: string) =>
    (world.pending as typeof $pending).get().filter((write) => write.kind === kind),
}));
vi.mock('../../../src/state/comments/comments.ts', () => ({
  reloadComments: () => {
    world.reloads += 1;
    return new Promise<void>((resolve) => {
      world.endReload = resolve;
    });
  },
}));

const { $pendingComments, trackPendingComments } = await import(
  '../../../src/state/comments/pendingComments.ts'
);

let $pending = atom<readonly Write[]>([]);
let $settled = atom<Settled | null>(null);
let stop = () => {};

const SETTINGS = {} as Settings;
const comment = (key: string): Write<'comment'> => ({
  key,
  kind: 'comment',
  payload: { articleId: '345', source: 0, parentId: '0', text: key, pictures: [] },
  at: 1,
  tries: 0,
  by: 'ann',
});
const shown = () => $pendingComments.get().map(({ key }) => key);
/** As the outbox does: the outcome first, then the list without the write. */
const settle = (write: Write, state: 'done' | 'already', late: boolean) => {
  const outcome = state === 'done' ? ({ state, value: null } as const) : ({ state } as const);
  $settled.set({ write, outcome, late });
  $pending.set($pending.get().filter(({ key }) => key !== write.key));
};

beforeEach(() => {
  stop();
  world.reloads = 0;
  world.pending = $pending = atom<readonly Write[]>([]);
  world.settled = $settled = atom<Settled | null>(null);
  stop = trackPendingComments(SETTINGS);
});

describe('$pendingComments', () => {
  it('contains pending comments and no other writes', () => {
    const like = { ...comment('b'), kind: 'praise' } as unknown as Write;
    $pending.set([comment('a'), like]);
    expect(shown()).toEqual(['a']);
  });

  it('removes a comment sent from this page without a reload', () => {
    $pending.set([comment('a')]);
    settle(comment('a'), 'done', false);
    expect(shown()).toEqual([]);
    expect(world.reloads).toBe(0);
  });

  it('keeps a comment of an earlier page, sent late, until the list is reloaded', async () => {
    $pending.set([comment('a')]);
    settle(comment('a'), 'done', true);
    expect(shown()).toEqual(['a']);
    expect(world.reloads).toBe(1);
    world.endReload();
    await waitFor(() => expect(shown()).toEqual([]));
  });

  it('keeps a comment sent by another tab until the list is reloaded', () => {
    $pending.set([comment('a')]);
    $pending.set([]);
    expect(shown()).toEqual(['a']);
    expect(world.reloads).toBe(1);
  });

  it('reloads once for a late comment sent together with one of this page', () => {
    $pending.set([comment('a'), comment('b')]);
    settle(comment('a'), 'done', true);
    settle(comment('b'), 'done', false);
    expect(shown()).toEqual(['a']);
    expect(world.reloads).toBe(1);
  });
});
