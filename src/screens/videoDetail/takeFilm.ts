import type { BodyVideo, Segment } from '../../body/types.ts';

/** The first film of a body, which stands above the title, and what stays in the text. */
export function takeFilm(segments: readonly Segment[]): {
  readonly film: BodyVideo | null;
  readonly text: readonly Segment[];
} {
  for (const segment of segments) {
    if (segment.kind !== 'video') continue;
    return { film: segment.video, text: segments.filter((other) => other !== segment) };
  }
  return { film: null, text: segments };
}
