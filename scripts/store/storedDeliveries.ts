import type { Pool } from 'pg';
import { createWriteBatch } from './writeBatch.ts';

/** The files that a target has, by their path: hashes of their content. */
export type StoredDeliveries = ReturnType<typeof createStoredDeliveries>;

const SELECT = `
  SELECT path, hash FROM delivery
  WHERE site_id = $1 AND target = $2 AND ($3::text[] IS NULL OR path = ANY($3))`;
const UPSERT = `
  INSERT INTO delivery (site_id, target, path, hash)
  SELECT $1, $2, * FROM unnest($3::text[], $4::text[])
  ON CONFLICT (site_id, target, path) DO UPDATE SET hash = excluded.hash`;
const DELETE = 'DELETE FROM delivery WHERE site_id = $1 AND target = $2 AND path = ANY($3)';

/** Returns what a target of a site has. */
export function createStoredDeliveries(pool: Pool, siteId: number, target: string) {
  /** null for a file that the target may not have. */
  const write = async (rows: ReadonlyMap<string, string | null>) => {
    const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
    const saved = sorted.filter(([, hash]) => hash !== null);
    const deleted = sorted.filter(([, hash]) => hash === null).map(([path]) => path);
    const [paths, hashes] = [saved.map(([path]) => path), saved.map(([, hash]) => hash)];
    if (saved.length > 0) await pool.query(UPSERT, [siteId, target, paths, hashes]);
    if (deleted.length > 0) await pool.query(DELETE, [siteId, target, deleted]);
  };
  // A file that cannot be remembered is delivered again.
  const batch = createWriteBatch(write, () => {});
  return {
    /** Returns the hashes of those of the paths that the target has; of all paths for null. */
    load: async (paths: readonly string[] | null): Promise<Map<string, string>> => {
      await batch.flush();
      const { rows } = await pool.query<{ path: string; hash: string }>(SELECT, [
        siteId,
        target,
        paths,
      ]);
      return new Map(rows.map(({ path, hash }) => [path, hash]));
    },
    save: (path: string, hash: string): void => batch.add(path, hash),
    delete: (path: string): void => batch.add(path, null),
    /** Resolves when everything is saved. */
    flush: batch.flush,
  };
}
