import { expect, it } from 'vitest';
import type { LogFields, PublisherLog } from '../../scripts/publish/publisherLog.ts';
import { createPublisherMetrics, refreshMetrics } from '../../scripts/publish/publisherMetrics.ts';
import { publisherRuns, WAIT } from './publisherRuns.ts';

/** What a publisher says of pages that do not show all of their content. */
const test = publisherRuns();
const { start, edit, readStatus } = test;

const IMAGE = { kind: 'image', reason: 'address', count: 2, place: 'cid:1' } as const;
const HIDDEN = { kind: 'text', reason: 'hidden', count: 9, place: 'a note' } as const;

it('has them in its log, its metrics and its status, until they are mended', async () => {
  const warnings: LogFields[] = [];
  const ignore = () => {};
  const warn: PublisherLog['warn'] = (fields) => void warnings.push(fields);
  const title = JSON.stringify([IMAGE, HIDDEN]);
  edit(1, 10, title);
  edit(2, 10, JSON.stringify([HIDDEN]));
  const metrics = createPublisherMetrics();
  const { receive, isDatabaseUp } = await start({
    log: { debug: ignore, info: ignore, warn, error: ignore },
    metrics,
  });
  expect(warnings).toEqual([{ event: 'content-lost', page: '10/1', parts: [IMAGE] }]);
  const { siteUrl, lacking } = await readStatus();
  expect(lacking).toEqual({
    count: 1,
    pages: [{ url: `${siteUrl}/newsDetail/10/1.html`, title, parts: [IMAGE] }],
  });
  await refreshMetrics(metrics, { readStatus, isDatabaseUp, reportError: ignore });
  expect(await metrics.format()).toContain('\npublisher_lacking_pages 1\n');

  edit(1, 10, '更正', Date.UTC(2026, 2, 3));
  await receive({ kind: 'article', ids: ['10/1'] });
  const readLacking = async () => (await readStatus()).lacking;
  await expect.poll(readLacking, WAIT).toEqual({ count: 0, pages: [] });
});
