import { createElement } from '../../audio/domHelpers.ts';

/** Creates the box with the player's size that keeps its place, with the image of the video. */
export function createDockPlace(element: HTMLElement, { poster }: HTMLVideoElement): HTMLElement {
  const place = createElement('div', 'dock-place');
  place.classList.toggle('player-tall', element.classList.contains('player-tall'));
  place.style.setProperty('--tall', element.style.getPropertyValue('--tall'));
  if (poster) place.style.backgroundImage = `url(${JSON.stringify(poster)})`;
  return place;
}
