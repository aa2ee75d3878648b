import { afterEach, beforeEach, expect } from 'vitest';
import { bake as bakeSite } from '../../scripts/bake/bake.ts';
import type { BakeOptions } from '../../scripts/bake/bakeOptions.ts';
import type { PublisherOptions } from '../../scripts/publish/openPublisher.ts';
import { type Publisher, startPublisher } from '../../scripts/publish/publisher.ts';
import { createPublisherLog } from '../../scripts/publish/publisherLog.ts';
import { createPublisherMetrics } from '../../scripts/publish/publisherMetrics.ts';
import type { PublisherStatus } from '../../scripts/publish/publisherStatus.ts';
import { scaleLimit } from '../../scripts/test/pace.ts';
import type { Settings } from '../../src/settings.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';
import type { TestServer } from '../unit/api/server.ts';
import {
  content,
  type Interfere,
  row,
  serveSite,
  type TestSite,
  testSite,
} from '../unit/bake/site.ts';
import { bakeRuns } from './bakeRuns.ts';

/** How long tests wait for a publisher on a busy machine. */
export const WAIT = { timeout: scaleLimit(60_000), interval: 200 } as const;

/** Long ago, so that a version counts as settled. */
const VERSION = Date.UTC(2026, 2, 2);

/** A content server, and publishers of its site that end with the test. */
export function publisherRuns() {
  const runs = bakeRuns();
  const publishers: Publisher[] = [];
  const state = {
    runs,
    site: testSite() as TestSite,
    /** Answers a call in place of the content server. */
    interfere: (() => false) as Interfere,
    server: null as unknown as TestServer,
    settings: null as unknown as Settings,
    bake,
    start,
    stop,
    edit,
    remove,
    readStatus,
    isQuiet,
  };

  beforeEach(async () => {
    state.site = testSite();
    state.interfere = () => false;
    const served = await serveSite(state.site, (seen, response) => state.interfere(seen, response));
    Object.assign(state, served);
  });
  afterEach(async () => {
    await stop();
    await state.server.stop();
  });
  return state;

  /** Publishes the whole site without a publisher. */
  async function bake(more: Partial<BakeOptions> = {}): Promise<void> {
    const { outDir, buildsDir } = runs;
    const place = { settings: state.settings, outDir, buildsDir };
    const answer = await bakeSite({ ...place, databaseUrl: requireDatabaseUrl(), ...more });
    if (!answer.ok) throw new Error(answer.error.message);
  }

  /** Starts a publisher and waits until the site is published, or until its status is so. */
  async function start(
    more: Partial<PublisherOptions> = {},
    isReady: (status: PublisherStatus) => boolean = isSwept,
  ): Promise<Publisher> {
    const since = publishers.length > 0 ? 0 : Date.now();
    const publisher = await startPublisher({
      settings: state.settings,
      outDir: runs.outDir,
      buildsDir: runs.buildsDir,
      compress: false,
      databaseUrl: requireDatabaseUrl(),
      removalLimits: { percent: 2, pages: 20 },
      targets: [],
      purger: null,
      pollSeconds: 0,
      sweepMinutes: 0,
      log: createPublisherLog({ level: 'silent' }),
      metrics: createPublisherMetrics(),
      ...more,
    });
    publishers.push(publisher);
    const isNew = ({ sweep }: PublisherStatus) => sweep !== null && sweep.startedAt >= since;
    const isStarted = async () => {
      const status = await publisher.readStatus();
      return isNew(status) && isReady(status);
    };
    await expect.poll(isStarted, WAIT).toBe(true);
    return publisher;
  }

  /** Stops all publishers. */
  async function stop(): Promise<void> {
    await Promise.all(publishers.splice(0).map((publisher) => publisher.stop()));
  }

  async function readStatus(): Promise<PublisherStatus> {
    const [publisher] = publishers;
    if (!publisher) throw new Error('no publisher runs');
    return publisher.readStatus();
  }

  /** Returns whether nothing waits and nothing is being done. */
  async function isQuiet(): Promise<boolean> {
    const { queue } = await readStatus();
    return queue.waiting === 0 && queue.active === 0;
  }

  function isSwept({ queue, sweep }: PublisherStatus): boolean {
    return sweep !== null && sweep.done === sweep.total && queue.waiting + queue.active === 0;
  }

  /** Edits or adds an article, as the content server has it. */
  function edit(id: number, columnId: number, title: string, version = VERSION): void {
    const { site } = state;
    const facts = { title, version, publishtime: '2026-03-01 08:00:00.0' };
    site.contents = { ...site.contents, [id]: content(id, columnId, facts) };
    const list = site.lists[columnId] ?? [];
    const edited = row(id, columnId, facts);
    const isListed = list.some(({ fileId }) => fileId === id);
    site.lists = {
      ...site.lists,
      [columnId]: isListed
        ? list.map((old) => (old.fileId === id ? edited : old))
        : [edited, ...list],
    };
  }

  /** Deletes articles at the content server. */
  function remove(...ids: number[]): void {
    const { site } = state;
    const lists = Object.entries(site.lists).map(([columnId, rows]) => [
      columnId,
      rows.filter(({ fileId }) => !ids.includes(Number(fileId))),
    ]);
    site.lists = Object.fromEntries(lists);
    const left = Object.entries(site.contents).filter(([id]) => !ids.includes(Number(id)));
    site.contents = Object.fromEntries(left);
  }
}
