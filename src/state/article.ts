import { atom } from 'nanostores';
import { getArticleContent } from '../api/calls/article.ts';
import type { ApiError } from '../api/errors.ts';
import { asPageError } from '../api/missingError.ts';
import { loadArticleAds } from '../api/pages/articleAds.ts';
import { readVirtualUserId } from '../host/device.ts';
import type { ArticleAds } from '../model/ads/normaliseAds.ts';
import { type ArticleState, decideArticleState } from '../model/article/articleState.ts';
import type { ArticleLists, Reporter } from '../model/article/articleTypes.ts';
import { decideCommentSource } from '../model/comment/commentRules.ts';
import type { FirstComments } from '../model/comment/commentTypes.ts';
import type { PageFlags } from '../model/mode.ts';
import { getClient } from '../services/pageClient.ts';
import type { Settings } from '../settings.ts';
import { loadSiteConfig, readSiteConfig } from './siteConfig.ts';

/** Shortest time between the text and what is shown below it (product 4.24). */
const REVEAL_DELAY_MS = 600;

/** Loading state of the article of a template page. */
export const $article = atom<ArticleState<ApiError>>({ state: 'loading' });
/** The request for the ads of the article. */
export const $ads = atom<Promise<ArticleAds | null>>(Promise.resolve(null));
export const $extras = atom<{
  readonly lists: ArticleLists;
  readonly comments: FirstComments | null;
  readonly reporters: readonly Reporter[];
} | null>(null);

interface ArticleAddress {
  readonly id: string;
  readonly columnId: string;
  readonly flags: PageFlags;
}

/** Loads the article that the address names, and starts to load its ads. */
export async function loadArticle(settings: Settings, { id, columnId, flags }: ArticleAddress) {
  $article.set({ state: 'loading' });
  if (!id) {
    $article.set({ state: 'empty' });
    return;
  }
  const client = getClient(settings);
  const [content, config] = await Promise.all([
    getArticleContent(client, { articleId: id, columnId, flags }),
    loadSiteConfig(settings),
  ]);
  if (!content.ok) {
    const error = asPageError(content.error);
    $article.set(error.kind === 'empty' ? { state: 'empty' } : { state: 'failed', error });
    return;
  }
  const state = decideArticleState(content.value, settings.siteId, flags);
  if (state.state === 'ready' && !flags.quiet) {
    const adColumn = flags.advColumnId || columnId;
    $ads.set(loadArticleAds(client, state.article, adColumn, config, readVirtualUserId()));
  }
  $article.set(state);
}

/**
 * Loads related lists, comments and reporters. Call it once the text is shown: the code and the
 * data of these parts are requested only then.
 */
export async function loadExtras(settings: Settings, digital: boolean): Promise<void> {
  const state = $article.get();
  if (state.state !== 'ready' && state.state !== 'preview') return;
  const loading = Promise.all([
    import('../api/pages/articlePage.ts'),
    import('../services/readAppMember.ts'),
  ]).then(([{ loadArticleExtras }, { readAppMember }]) =>
    loadArticleExtras(getClient(settings), state.article, readSiteConfig(), {
      source: decideCommentSource(state.article.kind, digital),
      memberId: readAppMember(settings),
    }),
  );
  const [{ lists, comments, reporters }] = await Promise.all([loading, pause(REVEAL_DELAY_MS)]);
  $extras.set({ lists: await lists, comments: await comments, reporters: await reporters });
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
