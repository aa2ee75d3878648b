import type { Settings } from '../../src/settings.ts';
import { formatSummary, reportProgress } from '../bake/bakeReport.ts';
import { messageOf } from '../bake/errors.ts';
import { ARTICLES } from '../sample/articles.ts';
import { loadStoreSettings } from '../settings.ts';
import { siteFoldersOf } from '../sites/siteFolders.ts';
import { ensureBuilt } from './build.ts';
import { type Example, listExamples } from './examples.ts';
import { exitWithError, onExit, prepareLocalSite, usesEmbeddedOrigin } from './localSite.ts';
import { startSite } from './startSite.ts';

const HOME: Example = ['home', 'home.html'];
/** Without parameters the page shows today's edition. */
const PAPER: Example = ['newspaper', 'paperSharePage.html'];
const FEED: Example = ['feed', 'feed.xml'];

/**
 * Builds what changed, starts the embedded origin, and serves; prints addresses to open when the first
 * pages are baked, and bakes the others.
 */
export async function startAndShow(): Promise<void> {
  const interrupt = new AbortController();
  try {
    const local = await prepareLocalSite();
    const ownNews = usesEmbeddedOrigin(local.settings, local.ports);
    const examples = [HOME, ...(ownNews ? [...listExamples(ARTICLES), PAPER] : []), FEED];
    const progress = reportProgress(process.stderr);
    const starting = startSite({
      ...local,
      folders: siteFoldersOf(null),
      storeSettings: loadStoreSettings(),
      images: 'full',
      built: requireBuild(local.settings, interrupt.signal),
      first: examples.map(([, address]) => address),
      onProgress: progress.show,
    });
    onExit(async () => {
      interrupt.abort();
      await starting.then(
        (site) => site.stop(),
        () => {},
      );
    });
    const site = await starting;
    progress.end();
    console.log();
    for (const [what, address] of examples) {
      console.log(`  ${what.padEnd(24)}${site.url}/${address}`);
    }
    if (ownNews) {
      console.log('\nThe embedded origin is for development only: never expose its port.');
    }
    console.log('\nCtrl-C ends it.');
    const report = await site.baked.then(
      formatSummary,
      (error: unknown) => `Not all pages are baked. ${messageOf(error)}`,
    );
    progress.end();
    console.log(report);
  } catch (error) {
    // The reason is then that it was told to end.
    if (!interrupt.signal.aborted) exitWithError(error);
  }
}

async function requireBuild(settings: Settings, signal: AbortSignal): Promise<void> {
  if (!(await ensureBuilt(settings, { signal }))) throw new Error('The build failed; see above.');
}
