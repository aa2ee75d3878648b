/** Storage keys of inline scripts; importing `STORAGE_KEYS` would add all keys to every page. */
export const DEVICE_KEY = 'xy_device';
export const RELOADED_KEY = 'reloaded';
