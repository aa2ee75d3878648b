import { getSiteSwitches } from '../api/calls/session.ts';
import type { SiteSwitches } from '../model/site/siteSwitches.ts';
import type { Settings } from '../settings.ts';
import { getClient } from './pageClient.ts';

let loaded: Promise<SiteSwitches | null> | undefined;

/** Loads what the site's configuration says about requests, once a page; null when that failed. */
export function loadSiteSwitches(settings: Settings): Promise<SiteSwitches | null> {
  loaded ??= getSiteSwitches(getClient(settings)).then((answer) =>
    answer.ok ? answer.value : null,
  );
  return loaded;
}
