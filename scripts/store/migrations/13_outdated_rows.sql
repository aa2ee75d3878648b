-- Up Migration

-- Its rows show a headline that has changed since: the next run over the whole site fetches the page again.
ALTER TABLE page ADD COLUMN has_outdated_rows boolean NOT NULL DEFAULT false;

-- Down Migration
ALTER TABLE page DROP COLUMN has_outdated_rows;
