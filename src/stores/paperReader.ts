import { atom } from 'nanostores';
import { getArticleContent } from '../api/calls/article.ts';
import { asShown } from '../api/missing.ts';
import {
  leavePaperArticle,
  onPaperAddress,
  readShownPaper,
  showPaperArticle,
} from '../host/paperAddress.ts';
import type { Article } from '../model/article/types.ts';
import type { FailureKind } from '../model/failure.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';

/** The article that is open over the page of the newspaper, or beside it. */
export type PaperReading =
  | { readonly id: string; readonly state: 'loading' }
  | { readonly id: string; readonly state: 'ready'; readonly article: Article }
  | { readonly id: string; readonly state: 'failed'; readonly kind: FailureKind };

/** null while no article is open. */
export const $reading = atom<PaperReading | null>(null);

const known = new Map<string, Article>();

/**
 * Opens the article that the address names, now and whenever Back or Forward changes it. Returns a
 * function that stops it.
 */
export function followReading(settings: Settings): () => void {
  const follow = () => {
    const { articleId } = readShownPaper();
    if (articleId === '') $reading.set(null);
    else if ($reading.get()?.id !== articleId) void load(settings, articleId);
  };
  follow();
  return onPaperAddress(follow);
}

/** Opens an article. It replaces the open one in the history, so that Back leads to the page. */
export function readArticle(settings: Settings, id: string): void {
  showPaperArticle(id);
  void load(settings, id);
}

/** Loads the article again after a failure. */
export function reloadReading(settings: Settings): void {
  const reading = $reading.get();
  if (reading) void load(settings, reading.id);
}

export function closeReading(): void {
  if (!$reading.get()) return;
  $reading.set(null);
  leavePaperArticle();
}

async function load(settings: Settings, id: string): Promise<void> {
  const article = known.get(id);
  if (article) {
    $reading.set({ id, state: 'ready', article });
    return;
  }
  $reading.set({ id, state: 'loading' });
  const answer = await getArticleContent(openClient(settings), {
    articleId: id,
    flags: { digital: true },
  });
  if (answer.ok) known.set(id, answer.value);
  // The reader may have opened another article in the meantime.
  if ($reading.get()?.id !== id) return;
  $reading.set(
    answer.ok
      ? { id, state: 'ready', article: answer.value }
      : { id, state: 'failed', kind: asShown(answer.error).kind },
  );
}
