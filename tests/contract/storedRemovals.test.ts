import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bakeJob } from '../../scripts/bake/bakeJob.ts';
import { openStore, type Store } from '../../scripts/store/openStore.ts';
import { LISTED_REMOVALS } from '../../scripts/store/storedRemovals.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';

let store: Store;
beforeEach(async () => {
  store = await openStore({ url: requireDatabaseUrl(), site: randomUUID() });
});
afterEach(() => store.close());

const lossOf = (id: string) => ({
  page: `10/${id}`,
  reason: 'not found',
  job: bakeJob({ route: 'newsDetail', params: { columnId: '10', id } }),
});

const hold = (...ids: string[]) => store.removals.hold(ids.map(lossOf), []);
const readPages = async () =>
  (await store.removals.readHeld())?.pages.map(({ page }) => page) ?? null;
const permit = async () => store.removals.permit((await store.removals.readHeld())?.list ?? '');

/** Lets time pass for what the site has held. */
async function pass(minutes: number): Promise<void> {
  const client = new Client({ connectionString: requireDatabaseUrl() });
  await client.connect();
  await client.query(
    `UPDATE held_removal SET permitted_until = permitted_until - $2 * interval '1 minute',
       held_at = held_at - $2 * interval '1 minute' WHERE site_id = $1`,
    [store.siteId, minutes],
  );
  await client.end();
}

describe('held removals', () => {
  it('wait for a person, with the time of the first, also when they are held again', async () => {
    expect(await store.removals.readHeld()).toBeNull();
    await hold('1', '2');
    const first = await store.removals.readHeld();
    await hold('2', '3');
    expect(await readPages()).toEqual(['10/1', '10/2', '10/3']);
    expect(await store.removals.readHeld()).toMatchObject({ count: 3, since: first?.since });
  });

  it('are kept for weeks', async () => {
    await hold('1');
    await pass(60 * 24 * 30);
    expect(await readPages()).toEqual(['10/1']);
  });

  it('are forgotten when their job does not find them any more, or they are removed', async () => {
    await hold('1', '2', '3');
    await store.removals.hold([lossOf('2')], ['10/1', '10/2']);
    expect(await readPages()).toEqual(['10/2', '10/3']);
    await store.removals.add(['10/3']);
    expect(await readPages()).toEqual(['10/2']);
  });

  it('are listed in parts where there are very many', async () => {
    const ids = Array.from({ length: LISTED_REMOVALS + 2 }, (_, i) => String(10_000 + i));
    await hold(...ids);
    expect(await store.removals.readHeld()).toMatchObject({ count: LISTED_REMOVALS + 2 });
    expect(await readPages()).toHaveLength(LISTED_REMOVALS);
    expect(await permit()).toHaveLength(LISTED_REMOVALS);
    expect(await readPages()).toEqual([`10/${ids.at(-2)}`, `10/${ids.at(-1)}`]);
  });
});

describe('a permission', () => {
  it('is for the listed pages only, and returns what finds them again', async () => {
    await hold('1', '2');
    expect(await permit()).toEqual(expect.arrayContaining([lossOf('1').job, lossOf('2').job]));
    expect(await store.removals.readPermitted()).toEqual(new Set(['10/1', '10/2']));
    await hold('3');
    expect(await store.removals.readPermitted()).toEqual(new Set(['10/1', '10/2']));
    expect(await readPages()).toEqual(['10/3']);
  });

  it('is not given for another list than that which a person has seen', async () => {
    await hold('1');
    const seen = await store.removals.readHeld();
    await hold('2');
    expect(await store.removals.permit(seen?.list ?? '')).toBeNull();
    expect(await store.removals.permit('')).toBeNull();
    expect(await store.removals.readPermitted()).toEqual(new Set());
  });

  it('counts for an hour; then the page is held again', async () => {
    await hold('1');
    await permit();
    await pass(59);
    expect(await store.removals.readPermitted()).toEqual(new Set(['10/1']));
    await pass(2);
    expect(await store.removals.readPermitted()).toEqual(new Set());
    expect(await readPages()).toEqual(['10/1']);
  });

  it('ends with the removal', async () => {
    await hold('1');
    await permit();
    await store.removals.add(['10/1']);
    expect(await store.removals.readPermitted()).toEqual(new Set());
    expect(await store.removals.countSince(60_000)).toBe(1);
  });

  it('is not that of another site', async () => {
    const other = await openStore({ url: requireDatabaseUrl(), site: randomUUID() });
    await hold('1');
    await permit();
    expect(await other.removals.readPermitted()).toEqual(new Set());
    await other.close();
  });
});
