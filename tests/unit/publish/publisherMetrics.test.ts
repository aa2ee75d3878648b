import { describe, expect, it } from 'vitest';
import { createPublisherMetrics } from '../../../scripts/publish/publisherMetrics.ts';

const QUEUE = { waiting: 3, active: 1, retrying: 2, failed: 4 };

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

  it('shows the queue by state, and none when its state cannot be read', async () => {
    const metrics = createPublisherMetrics();
    metrics.observeQueue(QUEUE);
    const waiting = 'publisher_queue_jobs{state="waiting"}';
    expect(await readSamples(metrics)).toMatchObject({
      [waiting]: 3,
      'publisher_queue_jobs{state="failed"}': 4,
    });
    metrics.observeQueue(null);
    expect(await readSamples(metrics)).not.toHaveProperty([waiting]);
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
    expect(await readSamples(metrics)).toMatchObject({
      'publisher_pages_total{result="baked"}': 2,
      'publisher_calls_total{call="getNews",result="ok"}': 1,
      'publisher_calls_total{call="a\\"b",result="timeout"}': 1,
      'publisher_hooks_total{status="202"}': 1,
    });
  });

  it.each([
    [{ total: 200, done: 50 }, 0.25],
    [{ total: 0, done: 0 }, 1],
  ])('shows a sweep of %j as %d', async (counts, ratio) => {
    const metrics = createPublisherMetrics();
    metrics.observeSweep({ startedAt: 0, isStopped: false, ...counts });
    expect(await readSamples(metrics)).toMatchObject({ publisher_sweep_progress_ratio: ratio });
  });
});
