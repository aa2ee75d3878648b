/**
 * Runs inline in templates whose content is requested later, in the member's name or with data of
 * this device: requests the site's configuration.
 */
import { preloadPage } from './preloadPage.ts';

preloadPage(() => []);
