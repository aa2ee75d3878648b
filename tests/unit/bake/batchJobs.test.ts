import { describe, expect, it } from 'vitest';
import { type BakeJob, bakeJob } from '../../../scripts/bake/bakeJob.ts';
import { formatRef } from '../../../scripts/bake/pageRef.ts';
import { batchJobs } from '../../../scripts/bake/render/runJobs.ts';

const article = (id: number, columnId = '10'): BakeJob =>
  bakeJob({ route: 'newsDetail', params: { columnId, id: String(id) } });
const comments = (id: number): BakeJob =>
  bakeJob({ route: 'commentAll', params: { id: String(id), source: '0' } });

const namesOf = (jobs: readonly BakeJob[]) => batchJobs(jobs).map((batch) => batch.map(formatRef));

describe('batches of jobs', () => {
  it('puts all pages of an article into the batch of the first one', () => {
    expect(namesOf([article(1), article(2), article(1, '20'), comments(2), comments(1)])).toEqual([
      ['10/1', '20/1', 'commentAll/1/0', '10/2', 'commentAll/2/0'],
    ]);
  });

  it('puts all pages of a column into one batch', () => {
    const column = (route: 'columnDetail' | 'columnShare', id: number): BakeJob =>
      bakeJob({ route, params: { id: String(id) } });
    const ids = Array.from({ length: 8 }, (_, i) => i);
    const jobs = [
      ...ids.map((id) => column('columnDetail', id)),
      ...ids.map((id) => column('columnShare', id)),
    ];
    for (const batch of batchJobs(jobs)) {
      expect(batch.filter(({ route }) => route === 'columnShare')).toHaveLength(batch.length / 2);
    }
  });

  it('has each job once, in batches of eight pages at most', () => {
    const jobs = Array.from({ length: 20 }, (_, i) => article(i));
    expect(batchJobs(jobs).map(({ length }) => length)).toEqual([8, 8, 4]);
    expect(batchJobs(jobs).flat()).toEqual(jobs);
    expect(batchJobs([])).toEqual([]);
  });

  it('does not divide the pages of an article of many columns', () => {
    const jobs = Array.from({ length: 12 }, (_, i) => article(1, String(i)));
    expect(batchJobs([...jobs, article(2)]).map(({ length }) => length)).toEqual([12, 1]);
  });

  it('does not put pages without an id together', () => {
    const paper = (layout: string): BakeJob =>
      bakeJob({ route: 'paperSharePage', params: { time: '20260110', paperId: '1', layout } });
    const jobs = Array.from({ length: 20 }, (_, i) => paper(String(i)));
    expect(batchJobs(jobs)).toHaveLength(3);
  });
});
