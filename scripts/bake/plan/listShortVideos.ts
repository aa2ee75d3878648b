import { categoryList, getMvodArticleList } from '../../../src/api/calls/mvod.ts';
import type { Client } from '../../../src/api/client.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import { type BakeFailure, describeFailedCall } from '../bakeSummary.ts';

/** A bound against a list that never ends. */
const MAX_PAGES = 5_000;

export interface ShortVideoListing {
  /** Publication times by id: epoch ms, null when unknown. null for a site without short videos. */
  readonly videos: ReadonlyMap<string, number | null> | null;
  /** Lists that could not be read to their end: nothing is known of what they lack. */
  readonly failures: readonly BakeFailure[];
}

/** Returns the published short videos of a site. */
export async function listShortVideos({
  client,
}: {
  readonly client: Client;
}): Promise<ShortVideoListing> {
  const categories = await categoryList(client);
  if (!categories.ok) return { videos: null, failures: [] };
  const videos = new Map<string, number | null>();
  const failures: BakeFailure[] = [];
  for (const { id } of categories.value) {
    const error = await readCategory(client, id, videos);
    if (error) failures.push(describeFailedCall('short videos', error));
  }
  return { videos, failures };
}

/** Adds the videos of a category to `videos`; returns the error that ended the list early, or null. */
async function readCategory(
  client: Client,
  categoryId: string,
  videos: Map<string, number | null>,
): Promise<ApiError | null> {
  const seen = new Set<string>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await getMvodArticleList(client, { categoryId, page });
    if (!answer.ok) return answer.error.kind === 'empty' ? null : answer.error;
    const before = seen.size;
    for (const { id, publishedAt } of answer.value.list) {
      seen.add(id);
      videos.set(id, publishedAt);
    }
    // A server that ignores the page number sends the same videos again.
    if (!answer.value.hasMore || seen.size === before) return null;
  }
  return { kind: 'malformed', message: `more than ${MAX_PAGES} pages`, call: 'getMvodArticleList' };
}
