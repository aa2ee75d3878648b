import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import type { MeasuredMetric } from '../publisherMetrics.ts';
import type { SiteProcess } from './siteProcess.ts';

/** Creates the metrics of a supervisor itself for Prometheus. */
export function createSupervisorMetrics() {
  const registry = new Registry();
  const labelled = { labelNames: ['site'], registers: [registry] };
  const isUp = new Gauge({
    name: 'publisher_site_up',
    help: 'Whether the publisher of a site answers, 0 or 1.',
    ...labelled,
  });
  const restarts = new Counter({
    name: 'publisher_site_restarts_total',
    help: 'How often the publisher of a site was started again after it had ended.',
    ...labelled,
  });
  return {
    format: (sites: readonly SiteProcess[], measured: SiteMetrics): Promise<string> => {
      restarts.reset();
      for (const { name, countRestarts } of sites) {
        isUp.set({ site: name }, measured.has(name) ? 1 : 0);
        restarts.inc({ site: name }, countRestarts());
      }
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

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
