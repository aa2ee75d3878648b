import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROUTE_NAMES, ROUTES, type RouteName } from '../../src/routes.ts';
import { ROUTE_RECORDS } from '../../tests/helpers/routeRecords.ts';
import type { BenchSite } from './benchSite.ts';
import { COMPARED_HEADS, formatCompared, medians } from './formatMetrics.ts';
import { type Metrics, startLighthouse, type Visit } from './lighthouseBrowser.ts';
import { logInAsMember } from './logInAsMember.ts';
import { formatTable } from './numbers.ts';
import { serveFolders } from './serveFolders.ts';
import { withoutScripts } from './withoutScripts.ts';

/**
 * Runs Lighthouse (mobile, simulated) on the template of each route, and on what it shows as a page
 * without scripts, its floor; reports medians.
 */
export async function benchTemplates(site: BenchSite, runs: number): Promise<string> {
  const folders = { template: site.templatesDir, floor: path.join(site.workDir, 'floors') };
  await cp(folders.template, folders.floor, { recursive: true });
  const served = await serveFolders(site, folders, 'HTTP/1.1');
  const browser = await startLighthouse().catch(async (error: unknown) => {
    await served.stop();
    throw error;
  });
  try {
    const stored = await logInAsMember(site.settings.apiUrl);
    const visitOf = (variant: keyof typeof folders, route: RouteName): Visit => ({
      url: `${served.urls[variant]}/${ROUTE_RECORDS[route].address}`,
      ...(ROUTES[route].auth && { stored }),
    });
    const rows: string[][] = [];
    for (const route of ROUTE_NAMES) {
      const template: Metrics[] = [];
      const floor: Metrics[] = [];
      try {
        const html = await browser.warmUp(visitOf('template', route));
        await writePage(folders.floor, ROUTE_RECORDS[route].address, withoutScripts(html));
        await browser.warmUp(visitOf('floor', route));
        for (let run = 0; run < runs; run += 1) {
          template.push(await browser.measure(visitOf('template', route)));
          floor.push(await browser.measure(visitOf('floor', route)));
        }
      } catch (error) {
        // One page that cannot be measured leaves its row empty.
        console.error(`${route}: ${error instanceof Error ? error.message : error}`);
      }
      rows.push([route, ...formatCompared(medians(template), medians(floor))]);
    }
    return formatTable([`templates, HTTP/1.1, medians of ${runs}`, ...COMPARED_HEADS], rows);
  } finally {
    await browser.stop();
    await served.stop();
  }
}

/** Writes a page to the file of its address. */
async function writePage(dir: string, address: string, html: string): Promise<void> {
  const file = path.join(dir, address.replace(/\?.*$/, ''));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
}
