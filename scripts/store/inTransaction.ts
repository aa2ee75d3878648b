import type { Pool } from 'pg';
import type { ConnectionOptions } from 'pg-boss';

/** Runs statements inside of a transaction. */
export type Transaction = Pick<NonNullable<ConnectionOptions['db']>, 'executeSql'>;

/** Does work in one transaction: nothing of it is saved when `work` rejects, or this process ends. */
export async function inTransaction<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work({ executeSql: (text, values) => client.query(text, values) });
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // The server undoes what a closed connection has not finished.
    client.release(true);
    throw error;
  }
}
