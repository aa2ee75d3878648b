import type { BenchSite } from './benchSite.ts';
import { COMPARED_HEADS, formatCompared, medians } from './formatMetrics.ts';
import { type Metrics, withLighthouse } from './lighthouseBrowser.ts';
import {
  addressOf,
  bakeMeasuredPages,
  MEASURED_PAGES,
  type MeasuredFolders,
  type MeasuredPage,
} from './measuredPages.ts';
import { formatTable } from './numbers.ts';
import { PROTOCOLS, type Protocol } from './serveFolders.ts';

type Variant = keyof MeasuredFolders;
const VARIANTS = ['floor', 'baked', 'template'] as const satisfies readonly Variant[];

/**
 * Runs Lighthouse (mobile, simulated) on each kind of page, baked and as a template, beside the
 * baked page without scripts: one table of medians per protocol.
 */
export async function benchPages(site: BenchSite, runs: number): Promise<string> {
  const folders = await bakeMeasuredPages(site);
  const tables: string[] = [];
  for (const protocol of PROTOCOLS) {
    tables.push(await measureProtocol(site, folders, protocol, runs));
  }
  return tables.join('\n\n');
}

const measureProtocol = (
  site: BenchSite,
  folders: MeasuredFolders,
  protocol: Protocol,
  runs: number,
): Promise<string> =>
  withLighthouse(site, folders, protocol, async (browser) => {
    const visitOf = (page: MeasuredPage, variant: Variant) => ({
      variant,
      address: addressOf(page),
      needsLogin: page.needsLogin,
    });
    const results = Object.values<MeasuredPage>(MEASURED_PAGES).map((page) => ({
      page,
      floor: [] as Metrics[],
      baked: [] as Metrics[],
      template: [] as Metrics[],
    }));
    for (const { page } of results) {
      for (const variant of VARIANTS) await browser.warmUp(visitOf(page, variant));
    }
    // All pages in turn, so that other load on the machine affects all of them.
    for (let run = 0; run < runs; run += 1) {
      for (const result of results) {
        for (const variant of VARIANTS) {
          result[variant].push(await browser.measure(visitOf(result.page, variant)));
        }
      }
    }
    const rows = results.flatMap(({ page, floor, baked, template }) => [
      [`${page.name}, baked`, ...formatCompared(medians(baked), medians(floor))],
      [`${page.name}, template`, ...formatCompared(medians(template), medians(floor))],
    ]);
    return formatTable([`${protocol}, medians of ${runs}`, ...COMPARED_HEADS], rows);
  });
