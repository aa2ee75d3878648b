/** Smaller answers are not compressed: they fit in one packet. */
export const COMPRESSED_FROM_B = 512;

/** The media types that hosts compress: text and fonts without compression of their own. */
export const COMPRESSED_TYPES: readonly string[] = [
  'text/html',
  'text/css',
  'text/plain',
  'text/xml',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/xml',
  'application/manifest+json',
  'image/svg+xml',
  'font/ttf',
  'font/otf',
];
