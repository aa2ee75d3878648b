-- Up Migration

-- The build whose renderer makes the pages with a site version (page.site_version).
CREATE TABLE rendering (
  site_id integer NOT NULL REFERENCES site ON DELETE CASCADE,
  site_version text NOT NULL,
  -- Hash of the build's files (scripts/release/builds.ts).
  build text NOT NULL,
  PRIMARY KEY (site_id, site_version)
);

-- The tasks of sweeps wait until a person lets them go on.
ALTER TABLE site ADD COLUMN is_sweep_stopped boolean NOT NULL DEFAULT false;

-- Down Migration
ALTER TABLE site DROP COLUMN is_sweep_stopped;
DROP TABLE rendering;
