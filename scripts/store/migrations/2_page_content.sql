-- Up Migration

-- What a page was made from.
CREATE TABLE page_content (
  site_id integer NOT NULL,
  name text NOT NULL,
  -- PageContent (scripts/bake/load/pageContent.ts), as JSON.
  content text NOT NULL,
  PRIMARY KEY (site_id, name),
  FOREIGN KEY (site_id, name) REFERENCES page ON DELETE CASCADE
);

-- The contents of pages replace it; those of the next run are complete.
DROP TABLE answer;

-- Down Migration
DROP TABLE page_content;
CREATE TABLE answer (
  site_id integer NOT NULL REFERENCES site ON DELETE CASCADE,
  key_hash bytea NOT NULL,
  value text NOT NULL,
  received_on date NOT NULL,
  PRIMARY KEY (site_id, key_hash)
);
CREATE INDEX answer_received_on ON answer (received_on);
