/**
 * Redirects links of older site generations to today's addresses. Runs inline in the template of
 * the front page; the baked one loads it when an address has their form (mayBeLegacyLink.ts).
 */
import { readSettings } from '../host/settings.ts';
import { resolveLegacy } from '../legacy.ts';

const target = resolveLegacy(location, readSettings().siteBase);
if (target) location.replace(target);
