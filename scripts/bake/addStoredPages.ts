import type { StoredPage } from '../store/storedPages.ts';
import type { BakeJob } from './bakeJob.ts';
import { formatRef, type PageRef, replacesTemplate } from './pageRef.ts';

/** Adds to each job its page as it was last written. A page whose file is missing is unknown. */
export const addStoredPages = (
  jobs: readonly BakeJob[],
  stored: ReadonlyMap<string, StoredPage>,
  existing: ReadonlyMap<string, PageRef>,
): readonly BakeJob[] =>
  jobs.map((job) => {
    const name = formatRef(job);
    const page = existing.has(name) || replacesTemplate(job) ? stored.get(name) : undefined;
    return page ? { ...job, stored: page } : job;
  });
