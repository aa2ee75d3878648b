import type { Pool } from 'pg';
import { inTransaction, type Transaction } from './inTransaction.ts';

/** After so many days the id of a received event is forgotten. */
const MAX_AGE_DAYS = 2;

const INSERT = `
  INSERT INTO hook (site_id, id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id`;
const DELETE_OLD = `DELETE FROM hook WHERE received_at < now() - interval '${MAX_AGE_DAYS} days'`;

/** Returns the events of a site that were received, so that a repeated one is done once. */
export const createStoredHooks = (pool: Pool, siteId: number) => ({
  /**
   * Saves the id of an event and what `save` writes for it, both or nothing. Returns false, without
   * `save`, when the event was received before. An event without an id is always new.
   */
  receive: async (
    id: string | undefined,
    save: (transaction: Transaction) => Promise<void>,
  ): Promise<boolean> => {
    await pool.query(DELETE_OLD);
    return inTransaction(pool, async (transaction) => {
      if (id !== undefined) {
        const { rows } = await transaction.executeSql(INSERT, [siteId, id]);
        if (rows.length === 0) return false;
      }
      await save(transaction);
      return true;
    });
  },
});
