import { describe, expect, it } from 'vitest';
import { bakeJob } from '../../../scripts/bake/bakeJob.ts';
import { orderSweep } from '../../../scripts/bake/plan/planSweep.ts';

/** The page of an article that was changed at a time; 0: unknown. */
const job = (id: string, changedAt: number) => ({
  ...bakeJob({ route: 'newsDetail', params: { columnId: '10', id } }),
  ...(changedAt > 0 && { listed: { text: String(changedAt), changedAt } }),
});
const JOBS = [job('list', 0), job('old', 1), job('middle', 2), job('new', 3)];

const order = (reads: Readonly<Record<string, number>>) =>
  orderSweep(JOBS, ({ params }) => reads[params.id ?? ''] ?? 0).map(({ params }) => params.id);

describe('the pages of a sweep', () => {
  it('begin with the newest where the number of readers is unknown', () => {
    expect(order({})).toEqual(['new', 'middle', 'old', 'list']);
  });

  it('begin with the newest and the most read in turns', () => {
    expect(order({ old: 900, middle: 20, new: 1 })).toEqual(['new', 'old', 'middle', 'list']);
  });

  it('are each there once', () => {
    expect(order({ new: 900, middle: 800, old: 700 })).toEqual(['new', 'middle', 'old', 'list']);
  });
});
