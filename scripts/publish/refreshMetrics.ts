import type { PublisherMetrics } from './publisherMetrics.ts';
import type { PublisherStatus } from './publisherStatus.ts';

interface Sources {
  readonly readStatus: () => Promise<PublisherStatus>;
  /** Receives why the status could not be read. */
  readonly reportError: (error: unknown) => void;
}

/** Observes queue, sweep and lacking pages as they are now; never rejects. */
export async function refreshMetrics(
  metrics: PublisherMetrics,
  { readStatus, reportError }: Sources,
): Promise<void> {
  try {
    const { queue, sweep, lacking } = await readStatus();
    metrics.observeQueue(queue);
    metrics.observeSweep(sweep);
    metrics.observeLacking(lacking.count);
  } catch (error) {
    // The other metrics are needed most when the database is gone.
    reportError(error);
    metrics.observeQueue(null);
  }
}
