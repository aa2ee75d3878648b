import { field, parseRecord, parseText } from '../wire.ts';

/** The site's own rules of the rank, as HTML out of its configuration; '' for none. */
export function parseRankRules(payload: unknown): string {
  const site = parseRecord(field(parseRecord(payload), 'siteConfig'));
  return parseText(field(parseRecord(field(site, 'selfMedia')), 'rankRules'));
}
