/**
 * Storage that may be full, blocked or absent (private windows, web views): reading
 * answers null then, writing does nothing.
 */
export function readStored(key: string, area: 'local' | 'session' = 'local'): string | null {
  try {
    return pick(area).getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string, area: 'local' | 'session' = 'local'): void {
  try {
    pick(area).setItem(key, value);
  } catch {
    // Nothing to do: the value lives as long as the page.
  }
}

const pick = (area: 'local' | 'session') => (area === 'local' ? localStorage : sessionStorage);

/** Every key the product stores under. */
export const STORED = {
  device: 'xy_device',
  locale: 'locale',
  reloaded: 'reloaded',
} as const;
