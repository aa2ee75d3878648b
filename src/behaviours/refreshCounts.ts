import { getArticleCounts } from '../api/calls/counts.ts';
import { showCount } from '../host/document/showCount.ts';
import type { Translate } from '../i18n/translate.ts';
import { formatCount } from '../model/article/counts.ts';
import { getClient } from '../services/pageClient.ts';
import type { Settings } from '../settings.ts';

/** Updates the counts of a baked article. They stay as baked when the request fails. */
export async function refreshCounts(settings: Settings, articleId: string, t: Translate) {
  const answer = await getArticleCounts(getClient(settings), { articleId });
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
