-- Up Migration

-- Addresses that were delivered and that the CDN may still have in an older form.
CREATE TABLE purge (
  site_id integer NOT NULL REFERENCES site ON DELETE CASCADE,
  address text NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (site_id, address)
);

-- Down Migration
DROP TABLE purge;
