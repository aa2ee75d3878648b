import { describe, expect, it } from 'vitest';
import { createPublisherMetrics } from '../../../scripts/publish/publisherMetrics.ts';
import { mergeMetrics } from '../../../scripts/publish/sites/supervisorMetrics.ts';
import { QUIET_STATUS } from './quietStatus.ts';

async function merge(): Promise<string> {
  const [east, west] = [createPublisherMetrics(), createPublisherMetrics()];
  const { queue } = QUIET_STATUS;
  east.observeStatus({ ...QUIET_STATUS, queue: { ...queue, waiting: 3 } });
  west.observeStatus({ ...QUIET_STATUS, queue: { ...queue, waiting: 5 } });
  east.observeLag(300);
  west.observeLag(7_000);
  west.countCall('getArticles', 'ok');
  return mergeMetrics(
    new Map([
      ['east', await east.readValues()],
      ['west', await west.readValues()],
    ]),
  );
}

describe('mergeMetrics', () => {
  it('keeps the values of each site, with its name as a label', async () => {
    const text = await merge();
    expect(text).toContain('publisher_queue_jobs{state="waiting",site="east"} 3\n');
    expect(text).toContain('publisher_queue_jobs{state="waiting",site="west"} 5\n');
    expect(text).toContain('publisher_calls_total{call="getArticles",result="ok",site="west"} 1\n');
    expect(text).toContain('publisher_lag_seconds_bucket{le="0.5",site="east"} 1\n');
    expect(text).toContain('publisher_lag_seconds_bucket{le="+Inf",site="west"} 1\n');
    expect(text).toContain('publisher_lag_seconds_sum{site="west"} 7\n');
  });

  it('describes each metric once, has each series once, and every series has a site', async () => {
    const lines = (await merge()).split('\n').filter((line) => line !== '');
    const described = lines.filter((line) => line.startsWith('#'));
    expect(new Set(described).size).toBe(described.length);
    const series = lines.filter((line) => !line.startsWith('#')).map((line) => line.split(' ')[0]);
    expect(new Set(series).size).toBe(series.length);
    expect(series.filter((name) => !/[{,]site="(east|west)"\}$/.test(name ?? ''))).toEqual([]);
  });

  it('leaves out no metric of a publisher', async () => {
    const publisher = createPublisherMetrics();
    const types = (text: string) => text.match(/^# TYPE .+$/gm)?.sort();
    const values = await publisher.readValues();
    expect(types(await mergeMetrics(new Map([['east', values]])))).toEqual(
      types(await publisher.format()),
    );
  });

  it('is empty without a site that answers', async () => {
    expect((await mergeMetrics(new Map())).trim()).toBe('');
  });
});
