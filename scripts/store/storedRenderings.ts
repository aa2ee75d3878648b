import type { Pool } from 'pg';

const SAVE = `
  INSERT INTO rendering (site_id, site_version, build) VALUES ($1, $2, $3)
  ON CONFLICT (site_id, site_version) DO UPDATE SET build = excluded.build
  WHERE rendering.build <> excluded.build`;
const COUNT = `
  SELECT build, count(*)::integer AS count FROM page JOIN rendering USING (site_id, site_version)
  WHERE site_id = $1 GROUP BY build`;

/** Returns which builds made the pages of a site. */
export const createStoredRenderings = (pool: Pool, siteId: number) => ({
  /** Saves the build whose renderer makes the pages with a site version. */
  save: async (siteVersion: string, build: string): Promise<void> => {
    await pool.query(SAVE, [siteId, siteVersion, build]);
  },
  /** Returns the number of pages that each build made, by its version. */
  countPages: async (): Promise<ReadonlyMap<string, number>> => {
    const { rows } = await pool.query<{ build: string; count: number }>(COUNT, [siteId]);
    return new Map(rows.map(({ build, count }) => [build, count]));
  },
});
