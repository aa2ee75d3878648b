import { AggregatorRegistry } from 'prom-client';
import type { MeasuredMetric } from '../publisherMetrics.ts';

/** The metrics of sites, by name. */
export type SiteMetrics = ReadonlyMap<string, readonly MeasuredMetric[]>;

/**
 * Formats the metrics of several sites as one text for Prometheus: each value has the label `site`, each
 * metric is described once.
 */
export function mergeMetrics(sites: SiteMetrics): Promise<string> {
  const labelled = [...sites].map(([site, metrics]) =>
    metrics.map((metric) => ({
      ...metric,
      // No two values have the same labels: nothing is added up or left out.
      aggregator: 'first',
      values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, site } })),
    })),
  );
  return AggregatorRegistry.aggregate(labelled).metrics();
}
