import type { Settings } from '../settings.ts';

let settings: Settings | undefined;

/** Returns the deployment's settings, which every page contains as JSON; read once and frozen. */
export function readSettings(): Settings {
  if (settings === undefined) {
    const text = document.getElementById('settings')?.textContent ?? '{}';
    settings = Object.freeze(JSON.parse(text)) as Settings;
  }
  return settings;
}
