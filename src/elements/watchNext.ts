import { whenNear } from '../host/whenNear.ts';

/** Far enough that the card has its place before it comes into view. */
const NEAR_MARGIN = '150%';

/** Adds the next article below the text of an article when its reader comes near its end. */
export async function watchNext(): Promise<void> {
  const box = document.querySelector('main > article ~ div:last-child');
  const { article, live, quiet } = document.documentElement.dataset;
  // A broadcast goes on below its text.
  if (!box || !article || live !== undefined || quiet !== undefined) return;
  await whenNear([box], NEAR_MARGIN);
  const { showNext } = await import('./showNext.ts');
  await showNext(box, article);
}
