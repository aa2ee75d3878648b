const primed = new WeakMap<Element, HTMLMediaElement>();

/**
 * Creates and loads a media element within the tap on a cover. Safari lets a script start media
 * later only if the element was used during the tap, so this runs before any file of the player
 * is requested; the player then takes the element over.
 */
export function primeMediaForAutoplay(cover: HTMLElement): void {
  const media = document.createElement(
    /"audio"/.test(cover.dataset.media ?? '') ? 'audio' : 'video',
  );
  media.load();
  primed.set(cover, media);
}

/**
 * Returns the element that the tap on this cover created, and forgets it; undefined without a
 * tap.
 */
export function takePrimedMedia(cover: Element): HTMLMediaElement | undefined {
  const media = primed.get(cover);
  primed.delete(cover);
  return media;
}
