import { ARTICLES } from '../sample/articles.ts';
import { loadStoreSettings } from '../settings.ts';
import { ensureBuilt } from './build.ts';
import { type Example, listExamples } from './examples.ts';
import { exitWithError, onExit, prepareLocalSite, usesEmbeddedOrigin } from './localSite.ts';
import { startSite } from './startSite.ts';

const HOME: Example = ['home', 'home.html'];
/** Without parameters the page shows today's edition. */
const PAPER: Example = ['newspaper', 'paperSharePage.html'];
const FEED: Example = ['feed', 'feed.xml'];

/** Builds what changed, starts the embedded origin, bakes all, serves, and prints addresses to open. */
export async function startAndShow(): Promise<void> {
  try {
    const local = await prepareLocalSite();
    if (!(await ensureBuilt(local.settings))) throw new Error('The build failed; see above.');
    const site = await startSite({
      ...local,
      storeSettings: loadStoreSettings(),
      images: 'ahead',
    });
    onExit(site.stop);
    const ownNews = usesEmbeddedOrigin(local.settings, local.ports);
    console.log();
    for (const [what, address] of [
      HOME,
      ...(ownNews ? [...listExamples(ARTICLES), PAPER] : []),
      FEED,
    ]) {
      console.log(`  ${what.padEnd(24)}${site.url}/${address}`);
    }
    if (ownNews) {
      console.log('\nThe embedded origin is for development only: never expose its port.');
    }
    console.log('\nCtrl-C ends it.');
  } catch (error) {
    exitWithError(error);
  }
}
