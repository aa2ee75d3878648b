-- Up Migration

-- Ids of the articles whose headlines the rows of a page show.
ALTER TABLE page ADD COLUMN shown_ids text[] NOT NULL DEFAULT '{}';
CREATE INDEX page_shown ON page USING gin (shown_ids);

-- Articles that have another headline than before, or no page any more.
CREATE TABLE changed_article (
  site_id integer NOT NULL REFERENCES site ON DELETE CASCADE,
  id text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id)
);

-- Down Migration
DROP TABLE changed_article;
ALTER TABLE page DROP COLUMN shown_ids;
