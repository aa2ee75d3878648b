const blessed = new WeakMap<Element, HTMLMediaElement>();

/**
 * The synchronous part of a tap on a cover. Safari lets an element start by script later
 * only if it was touched while the tap was heard: it is made and loaded before any file of
 * the player is asked for, and the player takes it over.
 */
export function blessMedia(cover: HTMLElement): void {
  const media = document.createElement(
    /"audio"/.test(cover.dataset.media ?? '') ? 'audio' : 'video',
  );
  media.load();
  blessed.set(cover, media);
}

/** The element that the tap on this cover made, once; undefined when there was no tap to hear. */
export function takeBlessed(cover: Element): HTMLMediaElement | undefined {
  const media = blessed.get(cover);
  blessed.delete(cover);
  return media;
}
