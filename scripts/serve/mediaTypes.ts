import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
  '.m4s': 'video/iso.segment',
  '.flv': 'video/x-flv',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
};

/** Returns the media type of a file, by its extension. */
export function mediaType(file: string): string {
  return TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

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

/** Whether compression makes a type smaller: text, but not images, media and fonts. */
export function isCompressible(type: string): boolean {
  return /^text\/|json|xml|javascript|mpegurl|font\/[ot]tf|wasm/.test(type);
}

/** Whether a file of a type and a size (bytes) is sent compressed. */
export const isSentCompressed = (type: string, size: number): boolean =>
  isCompressible(type) && size >= COMPRESSED_FROM_B;
