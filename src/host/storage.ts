/**
 * Reads from storage that may be full, blocked or absent (private windows, web views). Returns null
 * then; `writeStored` does nothing then.
 */
export function readStored(key: string, area: 'local' | 'session' = 'local'): string | null {
  try {
    return getStorage(area).getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string, area: 'local' | 'session' = 'local'): void {
  try {
    getStorage(area).setItem(key, value);
  } catch {
    // The value is lost with the page.
  }
}

export function removeStored(key: string, area: 'local' | 'session' = 'local'): void {
  try {
    getStorage(area).removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Returns whether stored values are available on the next page. */
export function canStore(): boolean {
  try {
    localStorage.setItem(PROBE_KEY, '1');
    localStorage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}

const PROBE_KEY = 'xy_probe';

/** Returns all stored keys with this prefix. */
export function listStored(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

const getStorage = (area: 'local' | 'session') =>
  area === 'local' ? localStorage : sessionStorage;
