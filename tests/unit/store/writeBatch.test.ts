import { describe, expect, it } from 'vitest';
import { createWriteBatch } from '../../../scripts/store/writeBatch.ts';

/** A batch whose writes fail as long as `fails` is true. */
function openBatch() {
  const written: [string, number][][] = [];
  const state = { fails: false };
  const batch = createWriteBatch<number>(async (rows) => {
    if (state.fails) throw new Error('no connection');
    written.push([...rows]);
  });
  return { batch, written, state };
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

  it('need no write when there are none', async () => {
    const { batch, written } = openBatch();
    await batch.flush();
    expect(written).toEqual([]);
  });
});
