import type { Attached } from '../community/attached.ts';

const TYPES = { picture: 1, video: 2, audio: 3 } as const satisfies Record<
  Attached['kind'],
  number
>;

/** Returns files in the form of the write calls: JSON text in the author's order; '' for none. */
export function formatAttached(files: readonly Attached[]): string {
  if (files.length === 0) return '';
  return JSON.stringify(
    files.map(({ kind, url, width, height, durationS, poster, caption }) => ({
      url,
      type: TYPES[kind],
      width,
      height,
      ...(kind !== 'picture' && { duration: durationS }),
      ...(poster && { imageUrl: poster }),
      ...(caption && { summary: caption }),
    })),
  );
}
