import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PublisherStatus, QueueCounts, SweepProgress } from './publisherStatus.ts';

/** What became of a page. */
export type PageResult = 'baked' | 'unchanged' | 'removed' | 'failed';

/** A metric with its values now. */
export type MeasuredMetric = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];

/** Metrics of the publisher for Prometheus. Observing never throws. */
export type PublisherMetrics = ReturnType<typeof createPublisherMetrics>;

/** Around 1 s, within which an article is to be on its target, up to the backlog of a big night. */
const LAG_BUCKETS_S = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 120, 300];

/** Creates metrics that start at 0; each has a registry of its own. */
export function createPublisherMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const queue = new Gauge({
    name: 'publisher_queue_jobs',
    help: 'Jobs of the queue by state.',
    labelNames: ['state'],
    registers,
  });
  const lag = new Histogram({
    name: 'publisher_lag_seconds',
    help: 'Time from the first event of a subject until its pages were on their targets.',
    buckets: LAG_BUCKETS_S,
    registers,
  });
  const pages = new Counter({
    name: 'publisher_pages_total',
    help: 'Pages by what became of them.',
    labelNames: ['result'],
    registers,
  });
  const calls = new Counter({
    name: 'publisher_calls_total',
    help: 'Calls of the content server by name and result.',
    labelNames: ['call', 'result'],
    registers,
  });
  const hooks = new Counter({
    name: 'publisher_hooks_total',
    help: 'Requests of the webhook by the status of the answer.',
    labelNames: ['status'],
    registers,
  });
  const sweep = new Gauge({
    name: 'publisher_sweep_progress_ratio',
    help: 'Share of the pages of the last sweep that are done, 0 to 1.',
    labelNames: [],
    registers,
  });
  sweep.remove();
  const lacking = new Gauge({
    name: 'publisher_lacking_pages',
    help: 'Pages that do not show all of the content of their article.',
    registers,
  });
  // An alert on a rate needs the series from the start.
  const results: readonly PageResult[] = ['baked', 'unchanged', 'removed', 'failed'];
  for (const result of results) pages.inc({ result }, 0);

  return {
    /** The queue now; null when its state cannot be read. */
    observeQueue(counts: QueueCounts | null): void {
      queue.reset();
      for (const [state, jobs] of Object.entries(counts ?? {})) queue.set({ state }, jobs);
    },
    /** How long after its first event a subject was on its targets. */
    observeLag: (lagMs: number): void => lag.observe(Math.max(0, lagMs) / 1000),
    countPages: (result: PageResult, count: number): void => pages.inc({ result }, count),
    /**
     * @param call name of a call of the content server, without parameters
     * @param result `ok` or a kind of error; the names must be few
     */
    countCall: (call: string, result: string): void => calls.inc({ call, result }),
    /** @param status of the answer to a request of the webhook */
    countHook: (status: number): void => hooks.inc({ status }),
    /** The last sweep; null before the first. */
    observeSweep(progress: SweepProgress | null): void {
      if (progress === null) sweep.remove();
      else sweep.set(progress.total === 0 ? 1 : progress.done / progress.total);
    },
    /** How many pages do not show all of their content. */
    observeLacking: (count: number): void => lacking.set(count),
    /** Formats all metrics as text of `contentType`. */
    format: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,
    /** Returns all metrics as values. */
    readValues: (): Promise<readonly MeasuredMetric[]> => registry.getMetricsAsJSON(),
  };
}

interface Sources {
  readonly readStatus: () => Promise<PublisherStatus>;
  /** Receives why the status could not be read. */
  readonly reportError: (error: unknown) => void;
}

/** Observes queue, sweep and lacking pages as they are now; never rejects. */
export async function refreshMetrics(
  metrics: PublisherMetrics,
  { readStatus, reportError }: Sources,
): Promise<void> {
  try {
    const { queue, sweep, lacking } = await readStatus();
    metrics.observeQueue(queue);
    metrics.observeSweep(sweep);
    metrics.observeLacking(lacking.count);
  } catch (error) {
    // The other metrics are needed most when the database is gone.
    reportError(error);
    metrics.observeQueue(null);
  }
}
