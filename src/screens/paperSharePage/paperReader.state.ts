import { atom } from 'nanostores';
import { getArticleContent } from '../../api/calls/article.ts';
import { asPageError } from '../../api/missingError.ts';
import {
  onPaperAddress,
  readPaperAddress,
  removeArticleParam,
  writeArticleParam,
} from '../../host/paperAddress.ts';
import type { Article } from '../../model/article/normaliseArticle.ts';
import type { FailureKind } from '../../model/failure.ts';
import { getClient } from '../../services/pageClient.ts';
import type { Settings } from '../../settings.ts';

/** The article that is open over the page of the newspaper, or beside it. */
export type PaperReading =
  | { readonly id: string; readonly state: 'loading' }
  | { readonly id: string; readonly state: 'ready'; readonly article: Article }
  | { readonly id: string; readonly state: 'failed'; readonly kind: FailureKind };

/** null while no article is open. */
export const $paperReading = atom<PaperReading | null>(null);

const loadedArticles = new Map<string, Article>();

/**
 * Opens the article that the address names, now and whenever Back or Forward changes it. Returns a
 * function that stops it.
 */
export function trackReading(settings: Settings): () => void {
  const follow = () => {
    const { articleId } = readPaperAddress();
    if (articleId === '') $paperReading.set(null);
    else if ($paperReading.get()?.id !== articleId) void loadPaperArticle(settings, articleId);
  };
  follow();
  return onPaperAddress(follow);
}

/** Opens an article. It replaces the open one in the history, so that Back leads to the page. */
export function openPaperArticle(settings: Settings, id: string): void {
  writeArticleParam(id);
  void loadPaperArticle(settings, id);
}

/** Loads the article again after a failure. */
export function reloadPaperArticle(settings: Settings): void {
  const reading = $paperReading.get();
  if (reading) void loadPaperArticle(settings, reading.id);
}

export function closePaperArticle(): void {
  if (!$paperReading.get()) return;
  $paperReading.set(null);
  removeArticleParam();
}

async function loadPaperArticle(settings: Settings, id: string): Promise<void> {
  const article = loadedArticles.get(id);
  if (article) {
    $paperReading.set({ id, state: 'ready', article });
    return;
  }
  $paperReading.set({ id, state: 'loading' });
  const answer = await getArticleContent(getClient(settings), {
    articleId: id,
    flags: { digital: true },
  });
  if (answer.ok) loadedArticles.set(id, answer.value);
  // The reader may have opened another article in the meantime.
  if ($paperReading.get()?.id !== id) return;
  $paperReading.set(
    answer.ok
      ? { id, state: 'ready', article: answer.value }
      : { id, state: 'failed', kind: asPageError(answer.error).kind },
  );
}
