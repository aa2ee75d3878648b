-- Up Migration

-- A folder of published pages.
CREATE TABLE site (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE
);

-- A page as it was last written.
CREATE TABLE page (
  site_id integer NOT NULL REFERENCES site ON DELETE CASCADE,
  -- formatRef (scripts/bake/pageRef.ts)
  name text NOT NULL,
  route text NOT NULL,
  params jsonb NOT NULL,
  -- Id of the article that the page shows; null for other pages.
  article_id text,
  -- Hash of what all pages share: build, settings, configuration.
  site_version text NOT NULL,
  -- Hash of what the page was rendered from.
  view_hash text NOT NULL,
  -- The version that the list named (scripts/bake/plan/skipUnchanged.ts); null when it is unknown.
  listed_version text,
  row_count integer,
  -- Every optional part could be fetched.
  is_complete boolean NOT NULL,
  -- PublishedArticle (scripts/bake/bakeJob.ts); null for other pages.
  published jsonb,
  PRIMARY KEY (site_id, name)
);
CREATE INDEX page_article ON page (site_id, article_id);

-- The last good answer of a call, as JSON.
CREATE TABLE answer (
  site_id integer NOT NULL REFERENCES site ON DELETE CASCADE,
  -- SHA-256 of path and parameters, which may be longer than an index allows.
  key_hash bytea NOT NULL,
  value text NOT NULL,
  received_on date NOT NULL,
  PRIMARY KEY (site_id, key_hash)
);
CREATE INDEX answer_received_on ON answer (received_on);

-- Pages that were removed, to limit how many are within a day.
CREATE TABLE removal (
  site_id integer NOT NULL REFERENCES site ON DELETE CASCADE,
  pages integer NOT NULL,
  removed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX removal_time ON removal (site_id, removed_at);

-- Events that the webhook has received.
CREATE TABLE hook (
  site_id integer NOT NULL REFERENCES site ON DELETE CASCADE,
  id text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id)
);
CREATE INDEX hook_received_at ON hook (received_at);

-- What targets have.
CREATE TABLE delivery (
  site_id integer NOT NULL REFERENCES site ON DELETE CASCADE,
  target text NOT NULL,
  path text NOT NULL,
  -- Of the uncompressed content.
  hash text NOT NULL,
  PRIMARY KEY (site_id, target, path)
);

-- Down Migration
DROP TABLE delivery;
DROP TABLE hook;
DROP TABLE removal;
DROP TABLE answer;
DROP TABLE page;
DROP TABLE site;
