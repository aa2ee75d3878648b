import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PublisherStatus } from './publisherStatus.ts';

/** What became of a page. */
export type PageResult = 'baked' | 'unchanged' | 'removed' | 'failed';

/** A metric with its values now. */
export type MeasuredMetric = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];

/** Metrics of the publisher for Prometheus. Observing never throws. */
export type PublisherMetrics = ReturnType<typeof createPublisherMetrics>;

/** Around 1 s, within which an article is to be on its target, up to the backlog of a big night. */
const LAG_BUCKETS_S = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 120, 300];

/** Sums of `prom-client` with the name of a counter, which `promtool` refuses; their parts are metrics, too. */
const NO_COUNTERS = ['handles', 'requests', 'resources'].map(
  (name) => `nodejs_active_${name}_total`,
);

/** Creates metrics that start at 0; each has a registry of its own. */
export function createPublisherMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of NO_COUNTERS) registry.removeSingleMetric(name);
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name: `publisher_${name}`, help, labelNames, registers });
  const counter = (name: string, help: string, labelNames: readonly string[]) =>
    new Counter({ name: `publisher_${name}`, help, labelNames, registers });
  const lag = new Histogram({
    name: 'publisher_lag_seconds',
    help: 'Time from the first event of a subject until its pages were on their targets.',
    buckets: LAG_BUCKETS_S,
    registers,
  });
  const pages = counter('pages_total', 'Pages by what became of them.', ['result']);
  const failures = counter('failures_total', 'What failed, by part and kind of failure.', [
    'part',
    'kind',
  ]);
  const calls = counter('calls_total', 'Calls of the content server by name and result.', [
    'call',
    'result',
  ]);
  const hooks = counter('hooks_total', 'Requests of the webhook by the status of the answer.', [
    'status',
  ]);
  const database = gauge('database_up', 'Whether the database answers and saves, 0 or 1.');
  const leads = gauge('leads', 'Whether this publisher compares the site, 0 or 1.');
  const queue = gauge('queue_jobs', 'Jobs of the queue by state.', ['state']);
  const sweep = gauge(
    'sweep_progress_ratio',
    'Share of the pages of the last sweep that are done, 0 to 1.',
  );
  const swept = gauge(
    'last_sweep_timestamp_seconds',
    'When the last sweep began: of any kind, and the last that read all lists to their end.',
    ['kind'],
  );
  const held = gauge('held_removals', 'Pages whose removal needs the word of a person.');
  const lacking = gauge(
    'lacking_pages',
    'Pages that do not show all of the content of their article.',
  );
  const purges = gauge(
    'purge_backlog_addresses',
    'Addresses that the cache of the CDN may have in an older form.',
  );
  const deliveries = gauge(
    'delivery_backlog_files',
    'Files of the last delivery that a target does not have.',
    ['target'],
  );
  const build = gauge('live_build_info', 'The build that is live; 1.', [
    'version',
    'newest',
    'pinned',
  ]);
  /** Forgets what is read from the database: nothing is shown where it cannot be read. */
  const forget = () => {
    for (const one of [leads, sweep, held, lacking, purges]) one.remove();
    for (const one of [queue, swept, deliveries, build]) one.reset();
  };
  forget();
  // An alert on a rate needs the series from the start.
  const results: readonly PageResult[] = ['baked', 'unchanged', 'removed', 'failed'];
  for (const result of results) pages.inc({ result }, 0);

  return {
    /** The publisher now; null when its state cannot be read. */
    observeStatus(status: MeasuredStatus | null): void {
      forget();
      if (!status) return;
      leads.set(Number(status.isLeader));
      for (const [state, jobs] of Object.entries(status.queue)) queue.set({ state }, jobs);
      if (status.sweep) {
        const { total, done, startedAt } = status.sweep;
        sweep.set(total === 0 ? 1 : done / total);
        swept.set({ kind: 'any' }, startedAt / 1000);
      }
      if (status.wholeSweptAt !== null) swept.set({ kind: 'whole' }, status.wholeSweptAt / 1000);
      held.set(status.held?.count ?? 0);
      lacking.set(status.lacking.count);
      purges.set(status.waitingPurges);
      for (const { name, waiting } of status.targets) deliveries.set({ target: name }, waiting);
      if (!status.build) return;
      const { version, isNewest, isPinned } = status.build;
      build.set({ version, newest: String(isNewest), pinned: String(isPinned) }, 1);
    },
    /** Whether the database answers and saves. */
    observeDatabase: (isUp: boolean): void => database.set(Number(isUp)),
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
    /** The kinds must be few. */
    countFailures: (part: 'page' | 'delivery' | 'purge', kind: string, count = 1): void =>
      failures.inc({ part, kind }, count),
    /** Formats all metrics as text of `contentType`. */
    format: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,
    /** Returns all metrics as values. */
    readValues: (): Promise<readonly MeasuredMetric[]> => registry.getMetricsAsJSON(),
  };
}

/** What the metrics show of the status. */
export type MeasuredStatus = Pick<
  PublisherStatus,
  | 'isLeader'
  | 'queue'
  | 'sweep'
  | 'wholeSweptAt'
  | 'held'
  | 'lacking'
  | 'waitingPurges'
  | 'targets'
  | 'build'
>;

interface Sources {
  readonly readStatus: () => Promise<PublisherStatus>;
  readonly isDatabaseUp: () => Promise<boolean>;
  /** Receives why the status could not be read. */
  readonly reportError: (error: unknown) => void;
}

/** Observes the publisher and its database as they are now; never rejects. */
export async function refreshMetrics(
  metrics: PublisherMetrics,
  { readStatus, isDatabaseUp, reportError }: Sources,
): Promise<void> {
  metrics.observeDatabase(await isDatabaseUp());
  try {
    metrics.observeStatus(await readStatus());
  } catch (error) {
    // The other metrics are needed most when the database is gone.
    reportError(error);
    metrics.observeStatus(null);
  }
}
