import { filterLink } from '../link.ts';
import { field, parseRecord } from '../wire.ts';

/** What a reader agrees to by logging in; '' where the site has none (wire 8.3). */
export interface Terms {
  readonly termsUrl: string;
  readonly privacyUrl: string;
}

/** Out of the site's configuration. */
export function parseTerms(payload: unknown): Terms {
  const wire = parseRecord(payload);
  const all = { ...wire, ...parseRecord(field(wire, 'siteConfig')) };
  return {
    termsUrl: filterLink(field(all, 'termsUrl')),
    privacyUrl: filterLink(field(all, 'privacyPolicyUrl')),
  };
}
