/** Below the base: the terms of the software of others that pages contain, written by the build. */
export const NOTICES_FILE = 'notices.txt';
