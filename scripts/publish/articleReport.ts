import { stat } from 'node:fs/promises';
import { isMissingFile } from '../bake/atomicFile.ts';
import { formatRef, type PageRef, pageFile, pagePath } from '../bake/pageRef.ts';
import { parseArticleQuery } from './articleQuery.ts';
import { listPurgeAddresses } from './cdnPurges.ts';
import type { OpenPublisher } from './openPublisher.ts';
import type { WaitingTask } from './publishQueue.ts';

/** So many articles are shown for a title. */
const ARTICLES_SHOWN = 20;

/** Where an article is published, and what is to be done with it. Times are epoch ms. */
export interface ArticleReport {
  readonly id: string;
  /** Empty where the publisher knows no page. */
  readonly title: string;
  readonly pages: readonly ArticlePageReport[];
  readonly waiting: readonly WaitingTask[];
}

export interface ArticlePageReport {
  readonly url: string;
  /** When its file in the folder was written; null when this machine has none. */
  readonly writtenAt: number | null;
  readonly targets: readonly { readonly name: string; readonly hasPage: boolean }[];
  /** The cache of the CDN may have an older copy. */
  readonly isPurgeWaiting: boolean;
  /** Why it would be removed, if a person permitted it; null for a page that stays. */
  readonly held: string | null;
}

/** Returns the articles that an editor looks for; an id is reported also when nothing is known under it. */
export async function findArticles(
  publisher: OpenPublisher,
  text: string,
): Promise<readonly ArticleReport[]> {
  const { settings, store, queue } = publisher;
  const { id, title } = parseArticleQuery(text, settings.siteBase);
  if (title === '') return [];
  const found = await store.pages.findArticles({ id, title, limit: ARTICLES_SHOWN });
  const titles = new Map(id === null ? [] : [[id, '']]);
  for (const page of found)
    titles.set(page.articleId, page.title || titles.get(page.articleId) || '');
  const ids = [...titles.keys()];
  const waiting = await queue.listArticleTasks(ids);
  const reports: ArticleReport[] = [];
  for (const [articleId, articleTitle] of titles) {
    const refs = found.filter((page) => page.articleId === articleId).map(({ ref }) => ref);
    reports.push({
      id: articleId,
      title: articleTitle,
      pages: await reportPages(publisher, refs),
      waiting: waiting.filter((task) => task.articleId === articleId),
    });
  }
  return reports;
}

async function reportPages(
  { settings, outDir, store, files, targets }: OpenPublisher,
  refs: readonly PageRef[],
): Promise<readonly ArticlePageReport[]> {
  const held = await store.removals.findHeld(refs.map(formatRef));
  const paths = refs.map((ref) => `${pagePath(ref)}.html`);
  const addresses = paths.map((path) => listPurgeAddresses([path], settings)[0] ?? '');
  const purges = await store.purges.findWaiting(addresses);
  const delivered = await Promise.all(files.deliveries.map((known) => known.load(paths)));
  return Promise.all(
    refs.map(async (ref, i) => ({
      url: addresses[i] ?? '',
      writtenAt: await readTime(pageFile(outDir, ref)),
      targets: targets.map(({ name }, at) => ({
        name,
        hasPage: delivered[at]?.has(paths[i] ?? '') ?? false,
      })),
      isPurgeWaiting: purges.has(addresses[i] ?? ''),
      held: held.get(formatRef(ref)) ?? null,
    })),
  );
}

async function readTime(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}
