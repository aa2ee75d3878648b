-- Up Migration

-- The name by which search finds the page; null for pages that search leaves out.
ALTER TABLE page ADD COLUMN search_title text;
-- Numbers of articles rise; not every answer has the time of publication.
ALTER TABLE page ADD COLUMN article_number bigint
  GENERATED ALWAYS AS (CASE WHEN article_id ~ '^\d{1,15}$' THEN article_id::bigint END) STORED;
CREATE INDEX page_search ON page (site_id, article_number DESC NULLS LAST, name)
  WHERE search_title IS NOT NULL;

-- Down Migration
ALTER TABLE page DROP COLUMN article_number, DROP COLUMN search_title;
