/** `npm start`: builds what changed, starts the embedded origin, bakes all, serves. */
import { ensureBuilt } from './run/build.ts';
import {
  endWith,
  loadLocalSettings,
  ORIGIN_DIR,
  onEnd,
  readPorts,
  usesEmbeddedOrigin,
} from './run/local.ts';
import { requirePort } from './run/ports.ts';
import { startSite } from './run/site.ts';

try {
  const ports = readPorts();
  const settings = loadLocalSettings(ports);
  await requirePort('PORT', ports.site);
  if (usesEmbeddedOrigin(settings, ports)) await requirePort('ORIGIN_PORT', ports.origin);
  if (!(await ensureBuilt(settings))) endWith('The build failed; its message stands above.');
  const site = await startSite(settings, ports, ORIGIN_DIR);
  onEnd(site.stop);
  console.log(`
  home                  ${site.url}/home.html
  article               ${site.url}/newsDetail/12/345.html

Ctrl-C ends it.`);
} catch (error) {
  endWith(error);
}
