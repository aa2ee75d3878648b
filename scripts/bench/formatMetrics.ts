import { METRICS, type Metric, type Metrics } from './lighthouseBrowser.ts';
import { formatMs, median } from './numbers.ts';

/** Column heads of the metrics, with their units. */
export const METRIC_HEADS: Readonly<Record<Metric, string>> = {
  FCP: 'FCP, ms',
  LCP: 'LCP, ms',
  TBT: 'TBT, ms',
  CLS: 'CLS',
  JS: 'JS, KB',
  requests: 'requests',
};

/** Returns the median of each metric over the visits that have it. */
export function medians(visits: readonly Metrics[]): Metrics {
  const listValues = (metric: Metric) =>
    visits.map((visit) => visit[metric]).filter((value) => !Number.isNaN(value));
  return Object.fromEntries(
    METRICS.map((metric) => [metric, median(listValues(metric))]),
  ) as Metrics;
}

/** Formats a metric in the unit of its head; '-' when it was not measured. */
export function formatMetric(metric: Metric, value: number): string {
  if (Number.isNaN(value)) return '-';
  if (metric === 'CLS') return value.toFixed(3);
  if (metric === 'JS') return (value / 1024).toFixed(1);
  return metric === 'requests' ? String(value) : formatMs(value);
}

/** Formats how many times the floor a value is; '-' without a floor. */
export const formatRatio = (value: number, floor: number): string =>
  floor > 0 && !Number.isNaN(value) ? `${(value / floor).toFixed(3)}x` : '-';

/** Column heads of `formatCompared`. */
export const COMPARED_HEADS: readonly string[] = METRICS.flatMap((metric) => [
  METRIC_HEADS[metric],
  'floor',
  'ratio',
]);

/** Returns the cells of a page's metrics, each with its floor and how many times the floor it is. */
export const formatCompared = (page: Metrics, floor: Metrics): string[] =>
  METRICS.flatMap((metric) => [
    formatMetric(metric, page[metric]),
    formatMetric(metric, floor[metric]),
    formatRatio(page[metric], floor[metric]),
  ]);
