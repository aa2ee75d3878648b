import { getSiteSwitches } from '../api/calls/siteSwitches.ts';
import { createClient } from '../api/client.ts';
import { readDeviceId } from '../host/device.ts';
import type { SiteSwitches } from '../model/site/siteSwitches.ts';
import type { Settings } from '../settings.ts';

let loaded: Promise<SiteSwitches | null> | undefined;

/**
 * Loads what the site's configuration says about requests, once a page; null when that failed. The
 * client has no session, because the session waits for this answer.
 */
export function loadSiteSwitches(settings: Settings): Promise<SiteSwitches | null> {
  loaded ??= getSiteSwitches(createClient({ settings, device: readDeviceId, now: Date.now })).then(
    (answer) => (answer.ok ? answer.value : null),
  );
  return loaded;
}
