import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROUTE_NAMES, ROUTES } from '../../src/routes.ts';
import { ROUTE_RECORDS } from '../../tests/helpers/routeRecords.ts';
import type { BenchSite } from './benchSite.ts';
import { COMPARED_HEADS, formatCompared, medians } from './formatMetrics.ts';
import { type Metrics, withLighthouse } from './lighthouseBrowser.ts';
import { formatTable } from './numbers.ts';
import { withoutScripts } from './withoutScripts.ts';

/**
 * Runs Lighthouse (mobile, simulated) on the template of each route, and on what it shows as a page
 * without scripts, its floor; reports medians.
 */
export async function benchTemplates(site: BenchSite, runs: number): Promise<string> {
  const folders = { template: site.templatesDir, floor: path.join(site.workDir, 'floors') };
  await cp(folders.template, folders.floor, { recursive: true });
  return withLighthouse(site, folders, 'HTTP/1.1', async (browser) => {
    const rows: string[][] = [];
    for (const route of ROUTE_NAMES) {
      const { address } = ROUTE_RECORDS[route];
      const needsLogin = ROUTES[route].auth;
      const template = { variant: 'template', address, needsLogin } as const;
      const floor = { ...template, variant: 'floor' } as const;
      const ofTemplate: Metrics[] = [];
      const ofFloor: Metrics[] = [];
      try {
        const html = await browser.warmUp(template);
        await writePage(folders.floor, address, withoutScripts(html));
        await browser.warmUp(floor);
        for (let run = 0; run < runs; run += 1) {
          ofTemplate.push(await browser.measure(template));
          ofFloor.push(await browser.measure(floor));
        }
      } catch (error) {
        // One page that cannot be measured leaves its row empty.
        console.error(`${route}: ${error instanceof Error ? error.message : error}`);
      }
      rows.push([route, ...formatCompared(medians(ofTemplate), medians(ofFloor))]);
    }
    return formatTable([`templates, HTTP/1.1, medians of ${runs}`, ...COMPARED_HEADS], rows);
  });
}

/** Writes a page to the file of its address. */
async function writePage(dir: string, address: string, html: string): Promise<void> {
  const file = path.join(dir, address.replace(/\?.*$/, ''));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
}
