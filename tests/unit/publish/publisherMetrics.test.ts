import { describe, expect, it } from 'vitest';
import {
  createPublisherMetrics,
  type MeasuredStatus,
} from '../../../scripts/publish/publisherMetrics.ts';
import { QUIET_STATUS } from './quietStatus.ts';

const SWEEP = { startedAt: 5_000, total: 200, done: 50, isStopped: false };

/** A publisher in trouble. */
const STATUS: MeasuredStatus = {
  ...QUIET_STATUS,
  queue: { waiting: 3, active: 1, retrying: 2, failed: 4 },
  sweep: SWEEP,
  wholeSweptAt: 2_500,
  held: { count: 21, since: 0, pages: [], list: '' },
  lacking: { count: 6, pages: [] },
  waitingPurges: 12,
  targets: [{ name: 'storage', waiting: 3, problem: 'no' }],
  build: { version: 'abc', builtAt: 0, isPinned: false, isNewest: true },
};

async function readSamples(metrics: ReturnType<typeof createPublisherMetrics>) {
  const lines = (await metrics.format()).split('\n').filter((line) => line.startsWith('publisher'));
  return Object.fromEntries(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

describe('createPublisherMetrics', () => {
  it('formats the text format of Prometheus with help, type and process metrics', async () => {
    const metrics = createPublisherMetrics();
    const text = await metrics.format();
    expect(metrics.contentType).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toContain('# TYPE publisher_lag_seconds histogram\n');
    expect(text).toMatch(/^# HELP publisher_pages_total .+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  it('starts the results of pages at 0, and has no progress before the first sweep', async () => {
    const samples = await readSamples(createPublisherMetrics());
    expect(samples).toMatchObject({ 'publisher_pages_total{result="failed"}': 0 });
    expect(samples).not.toHaveProperty('publisher_sweep_progress_ratio');
  });

  it('shows the publisher as it is', async () => {
    const metrics = createPublisherMetrics();
    metrics.observeDatabase(true);
    metrics.observeStatus(STATUS);
    expect(await readSamples(metrics)).toMatchObject({
      'publisher_queue_jobs{state="waiting"}': 3,
      'publisher_queue_jobs{state="failed"}': 4,
      publisher_leads: 1,
      publisher_database_up: 1,
      publisher_held_removals: 21,
      publisher_lacking_pages: 6,
      publisher_purge_backlog_addresses: 12,
      'publisher_delivery_backlog_files{target="storage"}': 3,
      publisher_sweep_progress_ratio: 0.25,
      'publisher_last_sweep_timestamp_seconds{kind="any"}': 5,
      'publisher_last_sweep_timestamp_seconds{kind="whole"}': 2.5,
      'publisher_live_build_info{version="abc",newest="true",pinned="false"}': 1,
    });
  });

  it('shows of a publisher whose state cannot be read only what it counts itself', async () => {
    const metrics = createPublisherMetrics();
    metrics.observeStatus(STATUS);
    metrics.observeDatabase(false);
    metrics.observeStatus(null);
    const names = Object.keys(await readSamples(metrics)).map((name) => name.replace(/\{.*/, ''));
    const own = ['publisher_database_up', 'publisher_pages_total'];
    const lags = ['bucket', 'count', 'sum'].map((part) => `publisher_lag_seconds_${part}`);
    expect([...new Set(names)].sort()).toEqual([...own, ...lags].sort());
  });

  it('forgets a build that is not live any more', async () => {
    const metrics = createPublisherMetrics();
    metrics.observeStatus(STATUS);
    metrics.observeStatus({ ...STATUS, build: null });
    expect(await metrics.format()).not.toContain('version="abc"');
  });

  it('counts lags in seconds by bucket; a clock that differs never gives less than 0', async () => {
    const metrics = createPublisherMetrics();
    metrics.observeLag(420);
    metrics.observeLag(90_000);
    metrics.observeLag(-50);
    expect(await readSamples(metrics)).toMatchObject({
      'publisher_lag_seconds_bucket{le="0.1"}': 1,
      'publisher_lag_seconds_bucket{le="0.5"}': 2,
      'publisher_lag_seconds_bucket{le="60"}': 2,
      'publisher_lag_seconds_bucket{le="120"}': 3,
      publisher_lag_seconds_sum: 90.42,
      publisher_lag_seconds_count: 3,
    });
  });

  it('counts pages, calls and hooks by their labels', async () => {
    const metrics = createPublisherMetrics();
    metrics.countPages('baked', 1);
    metrics.countPages('baked', 1);
    metrics.countCall('getNews', 'ok');
    metrics.countCall('a"b', 'timeout');
    metrics.countHook(202);
    metrics.countFailures('page', 'timeout');
    metrics.countFailures('purge', 'denied', 40);
    expect(await readSamples(metrics)).toMatchObject({
      'publisher_pages_total{result="baked"}': 2,
      'publisher_calls_total{call="getNews",result="ok"}': 1,
      'publisher_calls_total{call="a\\"b",result="timeout"}': 1,
      'publisher_hooks_total{status="202"}': 1,
      'publisher_failures_total{part="page",kind="timeout"}': 1,
      'publisher_failures_total{part="purge",kind="denied"}': 40,
    });
  });

  it.each([
    [{ total: 200, done: 50 }, 0.25],
    [{ total: 0, done: 0 }, 1],
  ])('shows a sweep of %j as %d', async (counts, ratio) => {
    const metrics = createPublisherMetrics();
    metrics.observeStatus({ ...STATUS, sweep: { ...SWEEP, ...counts } });
    expect(await readSamples(metrics)).toMatchObject({ publisher_sweep_progress_ratio: ratio });
  });
});
