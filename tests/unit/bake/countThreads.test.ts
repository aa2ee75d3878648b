import { describe, expect, it } from 'vitest';
import { type BakeJob, bakeJob } from '../../../scripts/bake/bakeJob.ts';
import { countThreads } from '../../../scripts/bake/render/bakeWorkers.ts';

const articles = (count: number): BakeJob[] =>
  Array.from({ length: count }, (_, i) =>
    bakeJob({ route: 'newsDetail', params: { columnId: '10', id: String(i) } }),
  );
/** Pages that every run renders. */
const inPlace: BakeJob[] = (['aboutUs', 'xyRules', 'subscriptionList'] as const).map((route) =>
  bakeJob({ route, params: {} }),
);
const lists: BakeJob[] = Array.from({ length: 100 }, (_, i) =>
  bakeJob({ route: 'columnDetail', params: { id: String(i) } }),
);

describe('the number of threads', () => {
  it('is the given one, and not larger than the number of pages', () => {
    expect(countThreads(articles(50), 4)).toBe(4);
    expect(countThreads(articles(3), 4)).toBe(3);
  });

  it('does not depend on lists and on pages in the place of a template, which need no thread', () => {
    expect(countThreads(lists, 4)).toBe(0);
    expect(countThreads([...lists, ...inPlace], 4)).toBe(0);
    expect(countThreads([...lists, ...articles(2)], 4)).toBe(2);
  });
});
