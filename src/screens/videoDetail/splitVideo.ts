import type { BodyVideo, Segment } from '../../body/types.ts';

/**
 * Returns the first video of a body, which is shown above the title, and the remaining segments;
 * null when the body has no video.
 */
export function splitVideo(segments: readonly Segment[]): {
  readonly video: BodyVideo | null;
  readonly text: readonly Segment[];
} {
  for (const segment of segments) {
    if (segment.kind !== 'video') continue;
    return { video: segment.video, text: segments.filter((other) => other !== segment) };
  }
  return { video: null, text: segments };
}
