import { isMissed } from '../../src/body/lostParts.node.ts';
import { pagePath } from '../bake/pageRef.ts';
import { listBuilds, readLiveVersion, readPin } from '../release/builds.ts';
import type { OpenPublisher } from './openPublisher.ts';
import type { LiveBuild, Publication, PublisherStatus } from './publisherStatus.ts';

const FAILURES_SHOWN = 50;
const LACKING_SHOWN = 50;

/** What a publisher itself knows. */
interface OwnStatus {
  readonly startedAt: number;
  /** The newest first. */
  readonly publications: readonly Publication[];
  readonly isLeader: boolean;
}

/** Returns what a publisher shows to the people who run it. */
export async function readStatus(
  { settings, outDir, buildsDir, store, queue, files }: OpenPublisher,
  own: OwnStatus,
): Promise<PublisherStatus> {
  // Before the tasks are counted: a sweep may end in the meantime.
  const sweep = await store.sweep.readLast();
  const [
    { sweeping, ...counts },
    failed,
    isStopped,
    build,
    lacking,
    held,
    lastWhole,
    waitingPurges,
  ] = await Promise.all([
    queue.count(),
    queue.listFailed(FAILURES_SHOWN),
    store.sweep.isStopped(),
    describeLiveBuild(outDir, buildsDir),
    store.pages.listWithLostParts(LACKING_SHOWN),
    store.removals.readHeld(),
    store.sweep.readLastWhole(),
    store.purges.count(),
  ]);
  const siteUrl = `${settings.siteUrl}${settings.siteBase}`;
  const lackingPages = lacking.pages.map(({ ref, title, lostParts }) => ({
    url: `${siteUrl}/${pagePath(ref)}.html`,
    title,
    parts: lostParts.filter(isMissed),
  }));
  return {
    ...own,
    siteUrl,
    build,
    queue: counts,
    held,
    wholeSweptAt: lastWhole?.startedAt ?? null,
    waitingPurges,
    targets: files.readTargets(),
    lacking: { count: lacking.count, pages: lackingPages },
    failures: failed.map(({ id, task, reason, retries, failedAt }) => ({
      id,
      subject: task.subject,
      reason,
      attempts: retries + 1,
      failedAt,
    })),
    sweep: sweep && { ...sweep, done: Math.max(0, sweep.total - sweeping), isStopped },
  };
}

/** Returns what is live in a folder of pages; null before the first release. */
async function describeLiveBuild(outDir: string, buildsDir: string): Promise<LiveBuild | null> {
  const [version, pinned, builds] = await Promise.all([
    readLiveVersion(outDir),
    readPin(buildsDir),
    listBuilds(buildsDir),
  ]);
  if (version === null) return null;
  const builtAt = builds.find((build) => build.version === version)?.builtAt ?? null;
  return {
    version,
    builtAt,
    isPinned: version === pinned,
    isNewest: version === builds[0]?.version,
  };
}
