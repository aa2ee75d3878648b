-- Up Migration

-- What of its content a page does not show (src/body/lostParts.node.ts).
ALTER TABLE page ADD COLUMN lost_parts jsonb NOT NULL DEFAULT '[]';
CREATE INDEX page_lost ON page (site_id, article_number DESC NULLS LAST, name)
  WHERE lost_parts @@ '$[*].reason != "hidden"';

-- Down Migration
ALTER TABLE page DROP COLUMN lost_parts;
