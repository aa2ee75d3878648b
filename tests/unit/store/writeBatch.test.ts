import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { createWriteBatch } from '../../../scripts/store/writeBatch.ts';

/** A batch whose writes fail as long as `fails` is true. */
function openBatch() {
  const written: [string, number][][] = [];
  const state = { fails: false };
  const refused: [string, string][] = [];
  const batch = createWriteBatch<number>(
    async (rows) => {
      if (state.fails) throw new Error('no connection');
      // As PostgreSQL refuses a number that is too large.
      if ([...rows.values()].some((value) => value > 9)) {
        throw Object.assign(new DatabaseError('too large', 0, 'error'), { code: '22003' });
      }
      written.push([...rows]);
    },
    (key, reason) => refused.push([key, reason]),
  );
  return { batch, written, refused, state };
}

describe('rows that are written together', () => {
  it('are one write, with the last row of each key', async () => {
    const { batch, written } = openBatch();
    batch.add('a', 1);
    batch.add('b', 2);
    batch.add('a', 3);
    expect(batch.find('a')).toBe(3);
    await batch.flush();
    expect(written).toEqual([
      [
        ['a', 3],
        ['b', 2],
      ],
    ]);
    expect(batch.find('a')).toBeUndefined();
  });

  it('are written by the next flush when one failed', async () => {
    const { batch, written, state } = openBatch();
    state.fails = true;
    batch.add('a', 1);
    batch.add('b', 1);
    await expect(batch.flush()).rejects.toThrow('no connection');
    state.fails = false;
    batch.add('b', 2);
    await batch.flush();
    expect(written).toEqual([
      [
        ['a', 1],
        ['b', 2],
      ],
    ]);
  });

  it('are written without those that the database refuses', async () => {
    const { batch, written, refused } = openBatch();
    for (const [key, value] of Object.entries({ a: 1, b: 10, c: 3, d: 4, e: 11 })) {
      batch.add(key, value);
    }
    await batch.flush();
    expect(written.flat()).toEqual([
      ['a', 1],
      ['c', 3],
      ['d', 4],
    ]);
    expect(refused).toEqual([
      ['b', 'too large'],
      ['e', 'too large'],
    ]);
    await batch.flush();
    expect(refused).toHaveLength(2);
  });

  it('need no write when there are none', async () => {
    const { batch, written } = openBatch();
    await batch.flush();
    expect(written).toEqual([]);
  });
});
