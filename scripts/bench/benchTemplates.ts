import { ROUTE_NAMES, ROUTES } from '../../src/routes.ts';
import { ROUTE_ADDRESSES } from '../../tests/helpers/routeAddresses.ts';
import type { BenchSite } from './benchSite.ts';
import { formatMetric, METRIC_HEADS, medians } from './formatMetrics.ts';
import { METRICS, type Metrics, startLighthouse, type Visit } from './lighthouseBrowser.ts';
import { logInAsMember } from './logInAsMember.ts';
import { formatTable } from './numbers.ts';
import { serveFolders } from './serveFolders.ts';

/** Runs Lighthouse (mobile, simulated) on the template of each route; reports medians. */
export async function benchTemplates(site: BenchSite, runs: number): Promise<string> {
  const served = await serveFolders(site, { template: site.templatesDir }, 'HTTP/1.1');
  const browser = await startLighthouse().catch(async (error: unknown) => {
    await served.stop();
    throw error;
  });
  try {
    const stored = await logInAsMember(site.settings.apiUrl);
    const rows: string[][] = [];
    for (const route of ROUTE_NAMES) {
      const visit: Visit = {
        url: `${served.urls.template}/${ROUTE_ADDRESSES[route]}`,
        ...(ROUTES[route].auth && { stored }),
      };
      const visits: Metrics[] = [];
      try {
        await browser.warmUp(visit);
        for (let run = 0; run < runs; run += 1) visits.push(await browser.measure(visit));
      } catch (error) {
        // One page that cannot be measured leaves its row empty.
        console.error(`${route}: ${error instanceof Error ? error.message : error}`);
      }
      const measured = medians(visits);
      rows.push([route, ...METRICS.map((metric) => formatMetric(metric, measured[metric]))]);
    }
    const heads = METRICS.map((metric) => METRIC_HEADS[metric]);
    return formatTable([`templates, HTTP/1.1, medians of ${runs}`, ...heads], rows);
  } finally {
    await browser.stop();
    await served.stop();
  }
}
