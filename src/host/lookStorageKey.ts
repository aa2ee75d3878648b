/**
 * Storage key of the look that the reader has chosen (model/readerLook.ts). Not
 * beside the other keys of inline scripts, which are also in the code of every page.
 */
export const LOOK_KEY = 'xy_look';
