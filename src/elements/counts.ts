import { getArticleCounts } from '../api/calls/counts.ts';
import type { Translate } from '../i18n/translate.ts';
import { formatCount } from '../model/article/count.ts';
import type { Settings } from '../settings.ts';
import { openClient } from '../stores/client.ts';

/** Brings the counts of a baked article up to date; what cannot be asked stays as baked. */
export async function refreshCounts(settings: Settings, articleId: string, t: Translate) {
  const answer = await getArticleCounts(openClient(settings), { articleId });
  if (!answer.ok) return;
  const { clicks, praises, comments } = answer.value;
  const reads = document.querySelector<HTMLElement>('[data-count="clicks"] [data-t]');
  if (reads) {
    const values = { n: formatCount(clicks) };
    reads.textContent = t('article.reads', values);
    reads.dataset.tv = JSON.stringify(values);
  }
  showCount('comments', comments);
  showCount('praises', praises);
}

/** A count of the page, in its bar and wherever else it stands. */
export function showCount(name: string, count: number): void {
  for (const element of document.querySelectorAll(`[data-n=${name}]`)) {
    const shown = Number(element.textContent);
    const liked = element.closest('[aria-pressed=true]') !== null;
    // The reader's own like may not have arrived yet: what it added is not taken back.
    if (liked && shown > count) continue;
    element.textContent = count > 0 ? formatCount(count) : '';
  }
}
