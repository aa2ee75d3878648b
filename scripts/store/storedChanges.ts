import type { Pool } from 'pg';
import type { PageRef } from '../bake/pageRef.ts';

const FIND = `
  SELECT array_agg(id) AS ids, max(changed_at)::text AS until FROM changed_article
  WHERE site_id = $1`;
// In the order of the rows that runs save: none waits for another forever.
const MARK = `
  WITH shown AS (
    SELECT name FROM page
    WHERE site_id = $1 AND shown_ids && $2::text[] AND NOT has_outdated_rows
    ORDER BY name COLLATE "C" FOR UPDATE
  )
  UPDATE page SET has_outdated_rows = true FROM shown
  WHERE page.site_id = $1 AND page.name = shown.name`;
const SHOWING = `
  SELECT route, params FROM page WHERE site_id = $1 AND shown_ids && $2::text[]
  ORDER BY (published->>'publishedAt')::numeric DESC NULLS FIRST, name LIMIT $3`;
const FORGET = `
  DELETE FROM changed_article
  WHERE site_id = $1 AND id = ANY($2::text[]) AND changed_at <= $3::timestamptz`;

interface Found {
  readonly ids: readonly string[] | null;
  readonly until: string | null;
}

/** Returns the articles that have another headline than before, or no page any more (`storedPages.ts`). */
export const createStoredChanges = (pool: Pool, siteId: number) => ({
  /**
   * Hands over the pages whose rows show such articles: lists first, then the newest, at most `limit`.
   * All of them are fetched again by the next run over the whole site, whatever version lists name. When
   * `use` rejects, the next caller gets them.
   */
  take: async (limit: number, use: (pages: readonly PageRef[]) => Promise<void>): Promise<void> => {
    const [found] = (await pool.query<Found>(FIND, [siteId])).rows;
    if (!found?.ids) return;
    await pool.query(MARK, [siteId, found.ids]);
    const { rows } = await pool.query<PageRef>(SHOWING, [siteId, found.ids, limit]);
    await use(rows);
    await pool.query(FORGET, [siteId, found.ids, found.until]);
  },
});
