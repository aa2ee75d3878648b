-- Up Migration

-- The build whose renderer makes the pages with a site version (page.site_version).
CREATE TABLE rendering (
  site_id integer NOT NULL REFERENCES site ON DELETE CASCADE,
  site_version text NOT NULL,
  -- Hash of the build's files (scripts/release/builds.ts).
  build text NOT NULL,
  PRIMARY KEY (site_id, site_version)
);

-- Down Migration
DROP TABLE rendering;
