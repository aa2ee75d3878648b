-- Up Migration

-- What the publishers of a site share.
ALTER TABLE site
  -- The last sweep over the whole site, and how many pages it put in the queue; null before the first.
  ADD COLUMN swept_at timestamptz,
  ADD COLUMN swept_pages integer,
  -- How many removals beyond the limits a person has permitted.
  ADD COLUMN allowed_removals integer NOT NULL DEFAULT 0;

-- A special changes with the articles of the column that it shows (storedPages.ts).
UPDATE page SET article_id = NULL WHERE route = 'specDetail';

-- Down Migration
ALTER TABLE site
  DROP COLUMN swept_at,
  DROP COLUMN swept_pages,
  DROP COLUMN allowed_removals;
