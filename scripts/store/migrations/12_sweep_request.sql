-- Up Migration

-- When an event asked for a sweep over the whole site that has not been done; null for none.
ALTER TABLE site ADD COLUMN sweep_requested_at timestamptz;

-- Down Migration
ALTER TABLE site DROP COLUMN sweep_requested_at;
