import { atom } from 'nanostores';
import { getConfig } from '../api/calls/config.ts';
import {
  categoryList,
  commonInfo,
  dynamicArticleList,
  getMvodArticle,
  getMvodArticleList,
  shareInfo,
} from '../api/calls/mvod.ts';
import type { ApiError } from '../api/errors.ts';
import { asPageError } from '../api/missingError.ts';
import { loadStyleSheet } from '../host/styles/loadStyleSheet.ts';
import type {
  ShortVideo,
  ShortVideoPage,
  VideoAround,
  VideoCategory,
} from '../model/mvod/normaliseMvod.ts';
import {
  appendFeedPage,
  createCategoryFeed,
  createFeed,
  type Feed,
  needsNextPage,
  updateFeedCounts,
} from '../model/mvod/videoFeed.ts';
import { DEFAULT_SITE_CONFIG } from '../model/site/normaliseSite.ts';
import type { SiteConfig } from '../model/site/siteTypes.ts';
import { getClient } from '../services/pageClient.ts';
import type { Settings } from '../settings.ts';
import videoFeedUrl from '../styles/videoFeedDeferred.css?url';

export type VideoState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly page: ShortVideoPage; readonly config: SiteConfig }
  | { readonly state: 'empty' }
  | { readonly state: 'failed'; readonly error: ApiError };

/** Loading state of the short video of a template page. */
export const $video = atom<VideoState>({ state: 'loading' });

/** The app of the video and its share texts; null before they are loaded. */
export const $videoContext = atom<VideoAround | null>(null);

/** Loads the video that the address names. */
export async function loadVideo(settings: Settings, id: string): Promise<void> {
  $video.set({ state: 'loading' });
  if (!id) {
    $video.set({ state: 'empty' });
    return;
  }
  const client = getClient(settings);
  const [video, config] = await Promise.all([getMvodArticle(client, { id }), getConfig(client)]);
  if (video.ok) {
    const site = config.ok ? config.value : DEFAULT_SITE_CONFIG;
    $video.set({ state: 'ready', page: video.value, config: site });
  } else {
    const error = asPageError(video.error);
    $video.set(error.kind === 'empty' ? { state: 'empty' } : { state: 'failed', error });
  }
}

/** Loads the app that the video belongs to, and the share texts that the editors wrote for it. */
export async function loadVideoContext(settings: Settings, id: string): Promise<void> {
  const client = getClient(settings);
  const [app, share] = await Promise.all([commonInfo(client), shareInfo(client, { id })]);
  $videoContext.set({ app: app.ok ? app.value : null, share: share.ok ? share.value : null });
}

export interface VideoFeedState extends Feed {
  readonly more: 'waiting' | 'loading' | 'failed';
}

/** The slides of the vertical feed; null until the island is hydrated. */
export const $videoFeed = atom<VideoFeedState | null>(null);

/** The categories that the reader can choose from; [] where the server has less than two. */
export const $videoCategories = atom<readonly VideoCategory[]>([]);

export function startVideoFeed(settings: Settings, page: ShortVideoPage): void {
  const feed = createFeed(page);
  $videoFeed.set({ ...feed, more: 'waiting' });
  void refreshVideoCounts(settings, feed.videos);
  void loadVideoCategories(settings);
}

async function loadVideoCategories(settings: Settings): Promise<void> {
  const [answer] = await Promise.all([
    categoryList(getClient(settings)),
    loadStyleSheet(videoFeedUrl),
  ]);
  const named = answer.ok ? answer.value.filter(({ name }) => name !== '') : [];
  $videoCategories.set(named.length > 1 ? named : []);
}

/** How often a category was chosen, and how often the feed was replaced by one. */
let choices = 0;
let replacements = 0;

/**
 * Shows the videos of a category. Returns why the feed stays as it is: the category has no videos
 * (`empty`), or they could not be loaded (`failed`); null when they are shown, and when the reader
 * has chosen another category meanwhile.
 */
export async function chooseVideoCategory(
  settings: Settings,
  categoryId: string,
): Promise<'empty' | 'failed' | null> {
  choices += 1;
  const choice = choices;
  const answer = await getMvodArticleList(getClient(settings), { categoryId, page: 1 });
  if (choice !== choices) return null;
  if (!answer.ok) return answer.error.kind === 'empty' ? 'empty' : 'failed';
  const feed = createCategoryFeed(categoryId, answer.value);
  if (feed.videos.length === 0) return 'empty';
  replacements += 1;
  $videoFeed.set({ ...feed, more: 'waiting' });
  void refreshVideoCounts(settings, feed.videos);
  return null;
}

/** Loads the current counts of videos: those of baked pages and cached lists are older. */
async function refreshVideoCounts(
  settings: Settings,
  videos: readonly ShortVideo[],
): Promise<void> {
  const ids = videos.map(({ id }) => id);
  if (ids.length === 0) return;
  const counts = await dynamicArticleList(getClient(settings), { ids });
  const feed = $videoFeed.get();
  if (counts.ok && feed) $videoFeed.set(updateFeedCounts(feed, counts.value));
}

/** How many pages without new videos are skipped in one attempt to load more. */
const MAX_STALE_PAGES = 5;

/** Loads the next page when the slide in view is near the end. */
export async function loadMoreVideos(settings: Settings, current: number): Promise<void> {
  const before = $videoFeed.get();
  if (before === null || before.more === 'loading' || !needsNextPage(before, current)) return;
  let feed: Feed = before;
  const at = replacements;
  $videoFeed.set({ ...before, more: 'loading' });
  for (let asked = 0; asked < MAX_STALE_PAGES; asked += 1) {
    const { categoryId, nextPage: page } = feed;
    if (page === null) break;
    const answer = await getMvodArticleList(getClient(settings), { categoryId, page });
    // The feed is that of another category now.
    if (at !== replacements) return;
    if (answer.ok) feed = appendFeedPage(feed, answer.value);
    else if (answer.error.kind === 'empty') feed = { ...feed, nextPage: null };
    else {
      $videoFeed.set({ ...feed, more: 'failed' });
      return;
    }
    if (feed.videos.length > before.videos.length) break;
  }
  $videoFeed.set({ ...feed, more: 'waiting' });
  await refreshVideoCounts(settings, feed.videos.slice(before.videos.length));
}
