-- Up Migration

-- The name by which search finds the page; null for pages that search leaves out.
ALTER TABLE page ADD COLUMN search_title text;
CREATE INDEX page_search ON page (site_id, ((published->>'publishedAt')::bigint) DESC NULLS FIRST)
  WHERE search_title IS NOT NULL;

-- Down Migration
ALTER TABLE page DROP COLUMN search_title;
