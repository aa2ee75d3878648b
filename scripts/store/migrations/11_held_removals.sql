-- Up Migration

-- What runs would have removed or emptied, until a person permits it or it is not so any more.
CREATE TABLE held_removal (
  site_id integer NOT NULL REFERENCES site ON DELETE CASCADE,
  -- As `Loss` names it (scripts/bake/finish/removalLimits.ts).
  page text NOT NULL,
  reason text NOT NULL,
  -- The job that found it (BakeJob), and its page (formatRef).
  job jsonb NOT NULL,
  job_page text NOT NULL,
  held_at timestamptz NOT NULL DEFAULT now(),
  -- null without permission
  permitted_until timestamptz,
  PRIMARY KEY (site_id, page)
);
-- A permission was a number, which never ended.
ALTER TABLE site DROP COLUMN allowed_removals;

-- Down Migration
ALTER TABLE site ADD COLUMN allowed_removals integer NOT NULL DEFAULT 0;
DROP TABLE held_removal;
