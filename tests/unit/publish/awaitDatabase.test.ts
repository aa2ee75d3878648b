import { describe, expect, it } from 'vitest';
import { awaitDatabase } from '../../../scripts/publish/awaitDatabase.ts';
import { DatabaseFailed } from '../../../scripts/store/openStore.ts';

const MINUTE_MS = 60_000;
const DATABASE = { url: 'postgres://a', release: async () => {} };

const failWith = (code?: string) =>
  new DatabaseFailed('away', Object.assign(new Error('away'), code !== undefined && { code }));

/** Waits for a database that is away for a time (ms); the time passes in pauses only. */
async function run({ awayMs = 0, error = failWith('ECONNREFUSED') as Error, stopMs = Infinity }) {
  const stopping = new AbortController();
  const entries: string[] = [];
  const pauses: number[] = [];
  let nowMs = 0;
  const note = (level: string) => (fields: { readonly event: string }) =>
    void entries.push(`${level} ${fields.event} ${nowMs / 1000} s`);
  const database = await awaitDatabase({
    join: async () => {
      if (nowMs < awayMs) throw error;
      return DATABASE;
    },
    log: { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') },
    signal: stopping.signal,
    now: () => nowMs,
    pause: async (ms) => {
      pauses.push(ms);
      nowMs += ms;
      if (nowMs >= stopMs) stopping.abort();
    },
  });
  return { database, entries, pauses };
}

describe('a publisher that starts', () => {
  it('says nothing of a database that answers', async () => {
    expect(await run({})).toEqual({ database: DATABASE, entries: [], pauses: [] });
  });

  it('waits for its database, less and less often, and says so once a minute', async () => {
    const { database, entries, pauses } = await run({ awayMs: 2 * MINUTE_MS });
    expect(database).toBe(DATABASE);
    expect(pauses.slice(0, 6)).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
    expect(entries).toEqual([
      'warn database-awaited 0 s',
      'warn database-awaited 63 s',
      'info database-found 127 s',
    ]);
  });

  it('ends in order when it is stopped while it waits', async () => {
    const { database } = await run({ awayMs: MINUTE_MS, stopMs: 5_000 });
    expect(database).toBeNull();
  });

  it.each([
    ['a host without a name yet', failWith('ENOTFOUND')],
    ['a server that starts', failWith('57P03')],
    ['a server without a free connection', failWith('53300')],
    ['a connection that does not come about', failWith()],
  ])('waits for %s', async (_, error) => {
    expect((await run({ awayMs: 1, error })).database).toBe(DATABASE);
  });

  it.each([
    ['a wrong password', failWith('28P01')],
    ['a database that does not exist', failWith('3D000')],
    ['a mistake of the program', new TypeError('none')],
  ])('leaves %s to a person', async (_, error) => {
    await expect(run({ awayMs: 1, error })).rejects.toBe(error);
  });
});
