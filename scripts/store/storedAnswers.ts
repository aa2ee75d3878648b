import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { createWriteBatch } from './writeBatch.ts';

/** After so many days a saved answer that no run has received again is deleted. */
const MAX_AGE_DAYS = 90;
/** The date of a saved answer is renewed only after so many days: most runs write nothing. */
const REDATE_DAYS = 7;

/** The last good answers of optional calls, by path and parameters. */
export interface StoredAnswers {
  /** Returns the answer; undefined when none is saved. */
  readonly read: (key: string) => Promise<unknown>;
  readonly save: (key: string, value: unknown) => void;
  readonly delete: (key: string) => void;
  /** Resolves when everything is saved. */
  readonly flush: () => Promise<void>;
}

const DELETE_OLD = 'DELETE FROM answer WHERE received_on < current_date - $1::integer';
const SELECT = 'SELECT value FROM answer WHERE site_id = $1 AND key_hash = $2';
const DELETE = 'DELETE FROM answer WHERE site_id = $1 AND key_hash = ANY($2::bytea[])';
const UPSERT = `
  INSERT INTO answer (site_id, key_hash, value, received_on)
  SELECT $1, key_hash, value, current_date FROM unnest($2::bytea[], $3::text[]) AS new (key_hash, value)
  ON CONFLICT (site_id, key_hash) DO UPDATE
  SET value = excluded.value, received_on = excluded.received_on
  WHERE answer.value <> excluded.value OR answer.received_on < current_date - ${REDATE_DAYS}`;

const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Deletes the answers of all sites that no run has received for long. */
export const deleteOldAnswers = async (pool: Pool): Promise<void> => {
  await pool.query(DELETE_OLD, [MAX_AGE_DAYS]);
};

/** Returns the answers of a site. */
export function createStoredAnswers(pool: Pool, siteId: number): StoredAnswers {
  /** JSON; null for an answer to delete. */
  const batch = createWriteBatch<string | null>(async (rows) => {
    // Runs at the same time take the rows in the same order: none waits for another forever.
    const sorted = [...rows]
      .map(([key, json]) => ({ hash: hashKey(key), json }))
      .sort((a, b) => a.hash.compare(b.hash));
    const saved = sorted.filter(({ json }) => json !== null);
    const deleted = sorted.filter(({ json }) => json === null);
    const hashesOf = (list: typeof sorted) => list.map(({ hash }) => hash);
    if (saved.length > 0)
      await pool.query(UPSERT, [siteId, hashesOf(saved), saved.map(({ json }) => json)]);
    if (deleted.length > 0) await pool.query(DELETE, [siteId, hashesOf(deleted)]);
  });
  return {
    read: async (key) => {
      const waiting = batch.find(key);
      if (waiting !== undefined) return waiting === null ? undefined : JSON.parse(waiting);
      const { rows } = await pool.query<{ value: string }>(SELECT, [siteId, hashKey(key)]);
      return rows[0] && JSON.parse(rows[0].value);
    },
    save: (key, value) => batch.add(key, JSON.stringify(value ?? null)),
    delete: (key) => batch.add(key, null),
    flush: batch.flush,
  };
}
