import { createMediaFacts, type MediaFacts } from '../media/mediaFacts.ts';
import type { ShortVideo } from './normaliseMvod.ts';

/** Returns the player's facts of a short video, which starts again at its end. */
export const createShortVideoFacts = (video: ShortVideo): MediaFacts =>
  createMediaFacts({
    kind: 'video',
    url: video.url,
    title: video.title,
    poster: video.cover,
    durationS: video.durationS,
    vertical: video.vertical,
    loop: true,
  });
