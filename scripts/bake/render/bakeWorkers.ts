import { Worker } from 'node:worker_threads';
import type { SiteConfig } from '../../../src/model/site/siteTypes.ts';
import type { Settings } from '../../../src/settings.ts';
import type { StoreAddress } from '../../store/openStore.ts';
import type { BakeJob, PageOutcome } from '../bakeJob.ts';
import type { WorkerReport } from '../bakeSummary.ts';
import type { BakeClient } from '../load/bakeClient.ts';
import type { PageAnswers } from '../load/pageContent.ts';
import { replacesTemplate } from '../pageRef.ts';
import type { PageBaker } from '../pages/pageKind.ts';
import { isListJob } from '../pages/pageKinds.ts';
import { bakePage } from './bakePage.ts';
import type { BakeWorker } from './runJobs.ts';

/** What a thread needs to create its own client and renderer. */
export interface ThreadData {
  readonly settings: Settings;
  readonly config: SiteConfig;
  readonly outDir: string;
  readonly compress: boolean;
  /** The folder of the renderer. */
  readonly serverDir: string;
  readonly homeTemplate: string | null;
  readonly siteVersion: string;
  readonly source: string;
  /** null where nothing is remembered. */
  readonly store: StoreAddress | null;
  /** Those of the run, for a thread without a store. */
  readonly tokens: string;
}

export type ToThread =
  | {
      readonly type: 'bake';
      readonly ticket: number;
      readonly jobs: readonly BakeJob[];
      /** Answers about their lists that the run has already. */
      readonly lists: PageAnswers;
    }
  | { readonly type: 'close' };

export type FromThread =
  | {
      readonly type: 'outcomes';
      readonly ticket: number;
      readonly outcomes: readonly PageOutcome[];
    }
  | { readonly type: 'closing'; readonly report: WorkerReport };

/** Creates a worker that bakes in this thread. */
export function createLocalWorker(baker: PageBaker): BakeWorker {
  return {
    bake: (jobs) => Promise.all(jobs.map((job) => bakePage(baker, job))),
    close: () => Promise.resolve(reportWorker(baker.client)),
  };
}

/** Returns what a worker with this client reports when it ends. */
export const reportWorker = (
  client: Pick<BakeClient, 'leftOut' | 'learnedForms'>,
): WorkerReport => ({ leftOut: client.leftOut(), learnedForms: client.learnedForms() });

/**
 * Returns how many threads jobs are worth, at most `limit`. When nothing has changed only lists, which
 * this thread has just read, and the few pages in the place of a template are left; starting another
 * thread takes half a second.
 */
export const countThreads = (jobs: readonly BakeJob[], limit: number): number =>
  Math.min(limit, jobs.filter((job) => !isListJob(job) && !replacesTemplate(job)).length);

/** Creates workers that bake in other threads, each with its own connections and renderer. */
export function startThreads(
  count: number,
  baker: PageBaker,
  more: Pick<ThreadData, 'settings' | 'serverDir' | 'store' | 'tokens'>,
): BakeWorker[] {
  const { client, config, outDir, compress, homeTemplate, siteVersion, source } = baker;
  const data = { ...more, config, outDir, compress, homeTemplate, siteVersion, source };
  return Array.from({ length: count }, () => startThread(data, client));
}

/** In a long run lists are requested again after this time, because articles are published meanwhile. */
const LISTS_VALID_MS = 60_000;

/** Returns the answers about the lists of columns that the listing of the site has received just now. */
async function findLists(
  client: Pick<BakeClient, 'findLists'>,
  jobs: readonly BakeJob[],
): Promise<PageAnswers> {
  const since = Date.now() - LISTS_VALID_MS;
  const ids = new Set(jobs.filter(isListJob).flatMap(({ params }) => params.id ?? []));
  const found = await Promise.all([...ids].map((id) => client.findLists(id, since)));
  return Object.assign({}, ...found);
}

/**
 * Memory of a thread, which uses about 70 MB at the same time. Without limits V8 collects what is no longer
 * used so late that a thread takes twice as much.
 */
const MEMORY_LIMITS = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 512 } as const;

interface Waiting {
  readonly resolve: (outcomes: readonly PageOutcome[]) => void;
  readonly reject: (error: Error) => void;
}

function startThread(data: ThreadData, client: Pick<BakeClient, 'findLists'>): BakeWorker {
  const file = new URL('./bakeThread.ts', import.meta.url);
  const thread = new Worker(file, { workerData: data, resourceLimits: MEMORY_LIMITS });
  const waiting = new Map<number, Waiting>();
  let report: WorkerReport = { leftOut: [], learnedForms: [] };
  let failure: Error | null = null;
  let tickets = 0;

  thread.on('message', (message: FromThread) => {
    if (message.type === 'closing') {
      report = message.report;
      return;
    }
    waiting.get(message.ticket)?.resolve(message.outcomes);
    waiting.delete(message.ticket);
  });
  thread.on('error', (error) => {
    failure = error instanceof Error ? error : new Error(String(error));
  });
  const ended = new Promise<void>((resolve) => {
    thread.on('exit', () => {
      failure ??= new Error('the thread ended');
      for (const { reject } of waiting.values()) reject(failure);
      waiting.clear();
      resolve();
    });
  });

  const post = (message: ToThread) => thread.postMessage(message);
  return {
    bake: async (jobs) => {
      const lists = await findLists(client, jobs);
      if (failure) return Promise.reject(failure);
      const ticket = tickets++;
      return new Promise((resolve, reject) => {
        waiting.set(ticket, { resolve, reject });
        post({ type: 'bake', ticket, jobs, lists });
      });
    },
    close: async () => {
      if (!failure) post({ type: 'close' });
      await ended;
      return report;
    },
  };
}
