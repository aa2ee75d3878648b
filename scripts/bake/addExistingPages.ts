import { ROUTES, type RouteRow } from '../../src/routes.ts';
import type { BakeJob } from './bakeJob.ts';
import type { PageRef } from './pageRef.ts';

/**
 * Adds the existing pages of its article to each job. The time for a job then does not depend on the
 * number of folders, in which it would have to look for them.
 */
export function addExistingPages(
  jobs: readonly BakeJob[],
  existing: Iterable<PageRef>,
): readonly BakeJob[] {
  const pages = new Map<string, PageRef[]>();
  for (const page of existing) {
    const id = page.params.id ?? '';
    const known = pages.get(id);
    if (known) known.push(page);
    else pages.set(id, [page]);
  }
  return jobs.map((job) => {
    const { article }: RouteRow = ROUTES[job.route];
    return article ? { ...job, existing: pages.get(job.params.id ?? '') ?? [] } : job;
  });
}
