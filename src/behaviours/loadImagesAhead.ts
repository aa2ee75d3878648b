import { savesData } from '../host/savesData.ts';
import { whenIdle } from '../host/whenIdle.ts';
import { canLoadAhead } from '../model/canLoadAhead.ts';

/** The part of the Network Information API that is used; Chromium has it. */
interface Connection {
  readonly type?: string;
  readonly effectiveType?: string;
}

/**
 * Loads the images and posters of an article that are far below the viewport when the page has loaded, where that
 * costs the reader nothing: browsers print the images that are there, and do not wait for others.
 */
export function loadImagesAhead(): void {
  const { connection } = navigator as { readonly connection?: Connection };
  const facts = {
    savesData: savesData(),
    type: connection?.type,
    speed: connection?.effectiveType,
    hasMouse: matchMedia('(hover:hover) and (pointer:fine)').matches,
  };
  if (!canLoadAhead(facts)) return;
  const load = () =>
    whenIdle(() => {
      for (const picture of document.querySelectorAll<HTMLImageElement>(FAR_IMAGES)) {
        picture.fetchPriority = 'low';
        picture.loading = 'eager';
      }
    });
  if (document.readyState === 'complete') load();
  else addEventListener('load', load);
}

/** Those that are printed. */
const FAR_IMAGES = 'main :is([data-i],.film-cover img)[loading=lazy]';
