const blessed = new WeakMap<Element, HTMLMediaElement>();

/**
 * Creates and loads a media element within the tap on a cover. Safari lets a script start media
 * later only if the element was used during the tap, so this runs before any file of the player
 * is requested; the player then takes the element over.
 */
export function blessMedia(cover: HTMLElement): void {
  const media = document.createElement(
    /"audio"/.test(cover.dataset.media ?? '') ? 'audio' : 'video',
  );
  media.load();
  blessed.set(cover, media);
}

/**
 * Returns the element that the tap on this cover created, and forgets it; undefined without a
 * tap.
 */
export function takeBlessed(cover: Element): HTMLMediaElement | undefined {
  const media = blessed.get(cover);
  blessed.delete(cover);
  return media;
}
