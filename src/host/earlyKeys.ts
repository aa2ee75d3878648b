/** Names in the storage that inline scripts use: `STORED` whole would stand in every page. */
export const DEVICE_KEY = 'xy_device';
export const RELOADED_KEY = 'reloaded';
