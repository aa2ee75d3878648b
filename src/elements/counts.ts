import { getArticleCounts } from '../api/calls/counts.ts';
import type { MessageKey, Translate } from '../i18n/translate.ts';
import { formatCount } from '../model/article/count.ts';
import type { Settings } from '../settings.ts';
import { openClient } from '../stores/client.ts';

const WORDS = { clicks: 'article.reads', praises: 'article.praises' } as const satisfies Record<
  string,
  MessageKey
>;

/** Brings the counts of a baked article up to date; what cannot be asked stays as baked. */
export async function refreshCounts(settings: Settings, articleId: string, t: Translate) {
  const answer = await getArticleCounts(openClient(settings), { articleId });
  if (!answer.ok) return;
  for (const [name, words] of Object.entries(WORDS) as [keyof typeof WORDS, MessageKey][]) {
    const element = document.querySelector<HTMLElement>(`[data-count="${name}"] [data-t]`);
    if (!element) continue;
    const values = { n: formatCount(answer.value[name]) };
    element.textContent = t(words, values);
    element.dataset.tv = JSON.stringify(values);
  }
}
