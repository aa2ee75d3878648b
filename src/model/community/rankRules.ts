import { field, parseRecord, parseText } from '../wire.ts';

/** Returns the site's rules of the rank list as HTML from its configuration; '' for none. */
export function parseRankRules(payload: unknown): string {
  const site = parseRecord(field(parseRecord(payload), 'siteConfig'));
  return parseText(field(parseRecord(field(site, 'selfMedia')), 'rankRules'));
}
