import { describe, expect, it } from 'vitest';
import { keepPublisher } from '../../../scripts/publish/keepPublisher.ts';
import type { Publisher } from '../../../scripts/publish/publisher.ts';

/** A database at an address, and publishers of it that note what happens. */
async function keep(awayLimitMs?: number) {
  const state = {
    url: 'postgres://a',
    isAway: false,
    canJoin: true,
    ends: 0,
    /** How many attempts to join end before one that does not. */
    hangs: Number.POSITIVE_INFINITY,
  };
  const events: string[] = [];
  const reasons: unknown[] = [];
  const log =
    (level: string) => (fields: { readonly event: string; readonly reason?: unknown }) => {
      events.push(`${level} ${fields.event}`);
      if (fields.reason !== undefined) reasons.push(fields.reason);
    };
  const join = async () => {
    if (state.hangs-- === 0) await new Promise(() => {});
    if (!state.canJoin) throw new Error('no server');
    const { url } = state;
    return { url, release: async () => void events.push(`released ${url}`) };
  };
  const kept = await keepPublisher({
    database: await join(),
    join,
    start: async (url) => {
      events.push(`started ${url}`);
      // It ends again at once.
      if (events.length > 1 && state.ends > 0) state.url = `postgres://${state.ends--}`;
      const checkDatabase = async () => {
        if (state.isAway || url !== state.url) throw new Error('ECONNREFUSED');
      };
      const receive = async () => events.push(`received ${url}`) > 0;
      const stop = async () => void events.push(`stopped ${url}`);
      return { checkDatabase, receive, stop } as unknown as Publisher;
    },
    log: { debug: log('debug'), info: log('info'), warn: log('warn'), error: log('error') },
    checkMs: 1,
    ...(awayLimitMs !== undefined && { awayLimitMs }),
  });
  return { ...kept, state, events, reasons };
}

describe('a publisher whose database', () => {
  it('comes back with another address is replaced, and ended', async () => {
    const { publisher, state, events } = await keep();
    state.url = 'postgres://b';
    await expect.poll(() => events).toContain('info database-found');
    await publisher.receive({ kind: 'site', ids: [] });
    await publisher.stop();
    expect(events).toEqual([
      'started postgres://a',
      'error database-lost',
      'started postgres://b',
      'stopped postgres://a',
      'info database-found',
      'received postgres://b',
      'stopped postgres://b',
      'released postgres://a',
      'released postgres://b',
    ]);
  });

  it('comes back with the same address goes on', async () => {
    const { publisher, state, events } = await keep();
    state.isAway = true;
    await expect.poll(() => events).toContain('error database-lost');
    state.isAway = false;
    await expect.poll(() => events).toContain('info database-found');
    expect(events.filter((text) => text.startsWith('started'))).toHaveLength(1);
    await publisher.stop();
  });

  it('ends again and again is found each time', async () => {
    const { publisher, state, events } = await keep(5_000);
    Object.assign(state, { url: 'postgres://b', ends: 12 });
    await expect.poll(() => events).toContain('started postgres://1');
    expect(events).not.toContain('error database-gone');
    await publisher.stop();
  });

  it('does not come back is lost', async () => {
    const { lost, state, events } = await keep(20);
    Object.assign(state, { isAway: true, canJoin: false });
    await lost;
    expect(events).toEqual(['started postgres://a', 'error database-lost', 'error database-gone']);
  });

  it('does not come back is lost for the reason of the last attempt that had one', async () => {
    const { lost, state, reasons } = await keep(20);
    Object.assign(state, { isAway: true, canJoin: false, hangs: 1 });
    await lost;
    expect(reasons).toEqual(['no server']);
  });
});
