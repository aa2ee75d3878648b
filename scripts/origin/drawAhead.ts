import { ADS } from '../edition/ads.ts';
import { ARTICLES } from '../edition/edition.ts';
import type { MediaStore } from './media.ts';
import { bodyPicturesOf, titlePicturesOf } from './wire/pictures.ts';

/**
 * Draws the pictures of the edition that are not drawn yet, one after the other, so
 * that no reader waits for one. Answers a function that ends it.
 */
export function drawAhead(media: MediaStore): () => void {
  let isEnded = false;
  const run = async () => {
    for (const name of listPictures()) {
      if (isEnded) return;
      // A picture that cannot be drawn now is tried again when somebody asks for it.
      await media.read('pic', `${name}.jpg`).catch(() => null);
    }
  };
  void run();
  return () => {
    isEnded = true;
  };
}

/** Names of all pictures that articles and ads of the edition show, each once. */
export function listPictures(): readonly string[] {
  const names = ARTICLES.flatMap((article) => [
    ...titlePicturesOf(article),
    ...bodyPicturesOf(article),
  ]);
  return [...new Set([...names, ...ADS.map((ad) => ad.picture)])];
}
