/**
 * Storage key of the reader's choice to use little data. Not beside the other keys, because an inline
 * script has it, too (boot/hideFarRows.ts).
 */
export const SAVE_DATA_KEY = 'xy_save_data';
