import { type MediaFacts, mediaFacts } from '../media/facts.ts';
import type { ShortVideo } from './types.ts';

/** What the player is told of a short video: it starts again when it has ended. */
export const factsOf = (video: ShortVideo): MediaFacts =>
  mediaFacts({
    kind: 'video',
    url: video.url,
    title: video.title,
    poster: video.cover,
    durationS: video.durationS,
    vertical: video.vertical,
    loop: true,
  });
