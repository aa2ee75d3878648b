import type { Settings } from '../../src/settings.ts';
import { bake } from '../bake/bake.ts';
import { startOrigin } from '../origin/server.ts';
import { startServer } from '../serve/server.ts';
import { CLIENT_DIR, usesEmbeddedOrigin } from './local.ts';
import type { Ports } from './ports.ts';

export interface RunningSite {
  /** Origin and base of the pages, without a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * The whole product on this machine: the embedded origin (unless the settings name
 * another), its articles baked into the build, the build served.
 */
export async function startSite(
  settings: Settings,
  ports: Ports,
  originDir: string,
): Promise<RunningSite> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    if (usesEmbeddedOrigin(settings, ports)) {
      const origin = await startOrigin({ port: ports.origin, dataDir: originDir });
      stops.push(origin.stop);
    } else {
      console.log(`Content comes from ${settings.apiUrl}: no embedded origin is started.`);
    }
    await bake({ settings, outDir: CLIENT_DIR });
    const { siteBase: base, frameAncestors } = settings;
    const server = await startServer({ dir: CLIENT_DIR, base, port: ports.site, frameAncestors });
    stops.push(server.stop);
    return { url: `${server.url}${base}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
