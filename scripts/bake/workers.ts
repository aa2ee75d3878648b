import { Worker } from 'node:worker_threads';
import type { SiteConfig } from '../../src/model/site/types.ts';
import type { Settings } from '../../src/settings.ts';
import type { BakeClient } from './client.ts';
import { bakePage, type PageBaker } from './page.ts';
import type { BakeWorker } from './run.ts';
import type { BakeJob, LeftOut, PageOutcome } from './types.ts';

/** What a thread needs to open its own client and renderer. */
export interface ThreadData {
  readonly settings: Settings;
  readonly config: SiteConfig;
  readonly out: string;
  readonly compress: boolean;
  readonly serverDir: string | undefined;
}

export type ToThread =
  | { readonly type: 'bake'; readonly ticket: number; readonly job: BakeJob }
  | { readonly type: 'close' };

export type FromThread =
  | { readonly type: 'outcome'; readonly ticket: number; readonly outcome: PageOutcome }
  | { readonly type: 'closed'; readonly leftOut: readonly LeftOut[] };

/** Bakes in this thread. */
export function openLocalWorker(baker: PageBaker & { readonly client: BakeClient }): BakeWorker {
  return {
    bake: (job) => bakePage(baker, job),
    close: () => Promise.resolve(baker.client.leftOut()),
  };
}

/** Bakes in threads of their own, each with its own connections and renderer. */
export function openThreads(count: number, data: ThreadData): BakeWorker[] {
  return Array.from({ length: count }, () => openThread(data));
}

function openThread(data: ThreadData): BakeWorker {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: data });
  const waiting = new Map<number, PromiseWithResolvers<PageOutcome>>();
  const closed = Promise.withResolvers<readonly LeftOut[]>();
  let gone: Error | null = null;
  let tickets = 0;

  thread.on('message', (message: FromThread) => {
    if (message.type === 'closed') return closed.resolve(message.leftOut);
    waiting.get(message.ticket)?.resolve(message.outcome);
    waiting.delete(message.ticket);
  });
  thread.on('error', (error) => {
    gone = error instanceof Error ? error : new Error(String(error));
  });
  thread.on('exit', () => {
    gone ??= new Error('the thread ended');
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
    closed.resolve([]);
  });

  const post = (message: ToThread) => thread.postMessage(message);
  return {
    bake: (job) => {
      if (gone) return Promise.reject(gone);
      const ticket = tickets++;
      const outcome = Promise.withResolvers<PageOutcome>();
      waiting.set(ticket, outcome);
      post({ type: 'bake', ticket, job });
      return outcome.promise;
    },
    close: async () => {
      if (!gone) post({ type: 'close' });
      const leftOut = await closed.promise;
      await thread.terminate();
      return leftOut;
    },
  };
}
