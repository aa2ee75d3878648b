-- Up Migration

-- What requests to the content server of a site contain (scripts/bake/session), as JSON; '' before the first.
ALTER TABLE site ADD COLUMN tokens text NOT NULL DEFAULT '';

-- Down Migration
ALTER TABLE site DROP COLUMN tokens;
