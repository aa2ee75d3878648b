/** A process of `benchBake`: runs one task and reports its measurements. */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { getArticleContent } from '../../src/api/calls/article.ts';
import { getConfig } from '../../src/api/calls/config.ts';
import { loadArticleAds } from '../../src/api/pages/articleAds.ts';
import { loadArticleExtras } from '../../src/api/pages/articlePage.ts';
import type { Result } from '../../src/model/result.ts';
import type { ArticlePageData } from '../../src/screens/article/articleView.ts';
import type { Settings } from '../../src/settings.ts';
import { bake } from '../bake/bake.ts';
import { createBakeClient } from '../bake/load/bakeClient.ts';
import { writePage } from '../bake/pageFiles.ts';
import type { PageRef } from '../bake/pageRef.ts';
import { loadRenderer } from '../bake/render/loadRenderer.ts';
import { createPageView } from '../bake/render/pageView.ts';
import { findChosenBuild, serverDirOf } from '../release/builds.ts';

export interface BakeTask {
  /** `whole` bakes all that the origin has; `pure` renders and writes what is loaded already. */
  readonly kind: 'whole' | 'pure';
  readonly workers: number;
  readonly articles: readonly PageRef[];
  readonly compress: boolean;
  readonly settings: Settings;
  readonly buildsDir: string;
  readonly outDir: string;
}

export interface BakeTaskResult {
  readonly pages: number;
  readonly seconds: number;
  readonly peakBytes: number;
  /** Time of each page, for `pure`. */
  readonly pageMs: readonly number[];
}

process.once('message', async (task: BakeTask) => {
  const result = task.kind === 'whole' ? await bakeWhole(task) : await bakePure(task);
  process.send?.(result);
});

async function bakeWhole(task: BakeTask): Promise<BakeTaskResult> {
  const { settings, buildsDir, outDir, workers, compress } = task;
  const { baked, failed, seconds } = requireValue(
    await bake({ settings, buildsDir, outDir, workers, compress }),
  );
  const [failure] = failed;
  if (failure) throw new Error(`${failed.length} failed, ${failure.subject}: ${failure.message}`);
  return { pages: baked, seconds, peakBytes: peakBytes(), pageMs: [] };
}

async function bakePure(task: BakeTask): Promise<BakeTaskResult> {
  const { articles, buildsDir, outDir, compress } = task;
  const render = await loadRenderer(serverDirOf(await findChosenBuild(buildsDir)));
  const page = await loadPage(task);
  const pageMs: number[] = [];
  const startedAt = performance.now();
  for (const ref of articles) {
    const at = performance.now();
    const article = { ...page.article, id: ref.params.id ?? '' };
    const html = await render(createPageView(ref, { ...page, article }));
    await writePage(outDir, ref, html, { compress });
    pageMs.push(performance.now() - at);
    await nextTurn();
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return { pages: articles.length, seconds, peakBytes: peakBytes(), pageMs };
}

async function loadPage({ settings, articles }: BakeTask): Promise<ArticlePageData> {
  const [ref] = articles;
  if (!ref) throw new Error('no article');
  const { columnId = '', id: articleId = '' } = ref.params;
  const client = createBakeClient(settings);
  const config = requireValue(await getConfig(client));
  const article = requireValue(await getArticleContent(client, { articleId, columnId }));
  const ads = loadArticleAds(client, article, columnId, config);
  const extras = loadArticleExtras(client, article, config);
  return {
    route: 'newsDetail',
    article,
    columnId,
    config,
    settings,
    ads: await ads,
    lists: await extras.lists,
    reporters: await extras.reporters,
    comments: await extras.comments,
    live: null,
  };
}

function requireValue<T>(answer: Result<T, { message: string }>): T {
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

/** All threads of the process together. */
const peakBytes = () => process.resourceUsage().maxRSS * 1024;
