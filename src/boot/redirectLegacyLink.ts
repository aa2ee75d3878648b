/**
 * Runs inline on the front page: redirects links of older site generations, whose route is in
 * the hash.
 */
import { readSettings } from '../host/settings.ts';
import { resolveLegacy } from '../legacy.ts';

const target = resolveLegacy(location, readSettings().siteBase);
if (target) location.replace(target);
