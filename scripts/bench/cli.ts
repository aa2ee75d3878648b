/** `npm run bench` (see `args.ts` for its arguments). */

import { cpus } from 'node:os';
import { RendererMissing } from '../bake/render/loadRenderer.ts';
import { parseBenchCommand, type Section, USAGE } from './args.ts';
import { benchBake } from './benchBake.ts';
import { benchBytes } from './benchBytes.ts';
import { benchLists } from './benchLists.ts';
import { benchPages } from './benchPages.ts';
import { benchPublish } from './benchPublish.ts';
import { benchScroll } from './benchScroll.ts';
import { benchSearch } from './benchSearch.ts';
import { type BenchSite, startBenchSite } from './benchSite.ts';
import { benchTemplates } from './benchTemplates.ts';
import { benchUploads } from './benchUploads.ts';
import { measureFirstTaps } from './firstTaps.ts';
import { measureVisits } from './measureVisits.ts';

process.exitCode = await main();

async function main(): Promise<number> {
  const command = parseBenchCommand(process.argv.slice(2));
  if (!command.ok) {
    console.error(`${command.error}\n\n${USAGE}`);
    return 2;
  }
  if (command.value === 'help') {
    console.log(USAGE);
    return 0;
  }
  const { sections, counts, articles, runs, templateRuns } = command.value;
  const run: Record<Section, (site: BenchSite) => Promise<string>> = {
    bake: (site) => benchBake(site, counts),
    publish: (site) => benchPublish(site, articles),
    bytes: benchBytes,
    pages: (site) => benchPages(site, runs),
    templates: (site) => benchTemplates(site, templateRuns),
    interact: async (site) =>
      [await measureFirstTaps(site, runs), await measureVisits(site, runs)].join('\n\n'),
    scroll: benchScroll,
    search: benchSearch,
    lists: benchLists,
    uploads: benchUploads,
  };
  const startedAt = performance.now();
  const site = await startBenchSite();
  const end = () => site.stop().finally(() => process.exit(130));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  try {
    console.log(`Node ${process.version}, ${cpus().length} cores: ${cpus()[0]?.model.trim()}\n`);
    for (const section of sections) {
      console.error(`measuring: ${section} …`);
      console.log(`${await run[section](site)}\n`);
    }
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    return 0;
  } catch (error) {
    if (!(error instanceof RendererMissing)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    await site.stop();
  }
}
