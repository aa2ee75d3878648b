/** Runs inline on the front page: links of older generations arrive here with a hash. */
import { readSettings } from '../host/settings.ts';
import { resolveLegacy } from '../legacy.ts';

const target = resolveLegacy(location, readSettings().siteBase);
if (target) location.replace(target);
