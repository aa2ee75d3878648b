import { whenNear } from '../host/whenNear.ts';

/** Far enough that the rows are replaced before they come into view. */
const NEAR_MARGIN = '150%';

/**
 * Replaces the editors' recommendations below a baked article by those for this reader before they come
 * into view. A template has asked for them itself (api/pages/articlePage.ts).
 */
export async function watchRecommended(): Promise<void> {
  const title = document.querySelector('[data-t="list.recommended"]');
  const list = title?.closest('section')?.querySelector('ul');
  if (!list || title?.closest('[data-content]')) return;
  await whenNear([list], NEAR_MARGIN);
  const { showRecommended } = await import('./showRecommended.ts');
  await showRecommended(list);
}
