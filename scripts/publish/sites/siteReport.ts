import type { PublisherStatus } from '../publisherStatus.ts';
import type { SiteProcess, SiteState } from './siteProcess.ts';

/** What a supervisor shows of a site. */
export interface SiteReport {
  readonly name: string;
  readonly state: SiteState;
  /** What its publisher shows; null when it does not answer. */
  readonly status: PublisherStatus | null;
  /** Why its publisher does not work; null when it does. */
  readonly problem: string | null;
}

/** Asks the publisher of a site how it is; never rejects. */
export async function reportSite(site: SiteProcess): Promise<SiteReport> {
  const [health, status] = await Promise.all([site.ask('health'), site.ask('status')]);
  return {
    name: site.name,
    state: site.readState(),
    status: status.ok ? status.value : null,
    problem: health.ok ? health.value : health.error,
  };
}
