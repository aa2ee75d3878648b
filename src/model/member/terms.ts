import * as read from '../read.ts';
import { parseRecord } from '../wire.ts';

/**
 * Legal texts that a reader accepts by logging in; '' when the site has none (wire 8.3).
 */
export type Terms = read.Parsed<typeof parseTerms>;

/** Returns the addresses from the site's configuration. */
export function parseTerms(payload: unknown) {
  const wire = parseRecord(payload);
  const all = { ...wire, ...read.record(wire, 'siteConfig') };
  return {
    termsUrl: read.link(all, 'termsUrl'),
    privacyUrl: read.link(all, 'privacyPolicyUrl'),
  };
}
