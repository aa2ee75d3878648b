-- Up Migration

-- The last sweep that read every list to its end; null before the first.
ALTER TABLE site
  ADD COLUMN whole_swept_at timestamptz,
  -- How long it took.
  ADD COLUMN whole_sweep_ms integer,
  -- What all pages were to be made of (siteVersion.ts).
  ADD COLUMN whole_swept_version text;

-- Down Migration
ALTER TABLE site
  DROP COLUMN whole_swept_at,
  DROP COLUMN whole_sweep_ms,
  DROP COLUMN whole_swept_version;
