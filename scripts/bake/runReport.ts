import type { LostPart } from '../../src/body/lostParts.node.ts';
import type { BakeJob, PageOutcome } from './bakeJob.ts';
import type { BakeSummary } from './bakeSummary.ts';
import { formatRef } from './pageRef.ts';

/** What became of a page in a run. */
export interface ReportedPage {
  /** As `formatRef` names it. */
  readonly page: string;
  readonly result: PageOutcome['result'] | 'removed' | 'held';
  /** Of a failure or a removal. */
  readonly reason?: string;
  /** What of its content the page does not show; absent when it shows everything. */
  readonly lostParts?: readonly LostPart[];
}

/** A report of a run for programs. */
export interface RunReport extends Omit<BakeSummary, 'removed' | 'held' | 'lostParts'> {
  readonly pages: readonly ReportedPage[];
}

/** Collects the outcomes of a run for its report. */
export function createRunReport() {
  const pages = new Map<string, ReportedPage>();
  const add = (page: ReportedPage) => pages.set(page.page, page);
  return {
    addOutcome: (job: BakeJob, outcome: PageOutcome): void => {
      const { result } = outcome;
      const reason = 'message' in outcome ? outcome.message : undefined;
      add({ page: formatRef(job), result, ...(reason !== undefined && { reason }) });
    },
    /** Returns the report; the decision about removals is the summary's. */
    finish: ({ removed, held, lostParts, ...summary }: BakeSummary): RunReport => {
      for (const { page, parts } of lostParts) {
        add({ ...(pages.get(page) ?? { page, result: 'unchanged' }), lostParts: parts });
      }
      for (const { page, reason } of removed) add({ page, result: 'removed', reason });
      for (const { page, reason } of [...(held?.removed ?? []), ...(held?.emptied ?? [])]) {
        add({ page, result: 'held', reason });
      }
      return { ...summary, pages: [...pages.values()] };
    },
  };
}
