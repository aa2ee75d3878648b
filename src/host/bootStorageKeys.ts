/** Storage keys of inline scripts; importing `STORED` would add all keys to every page. */
export const DEVICE_KEY = 'xy_device';
export const RELOADED_KEY = 'reloaded';
/** The theme and the text size that the reader has chosen (model/readerLook.ts). */
export const LOOK_KEY = 'xy_look';
