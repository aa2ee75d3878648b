/** `npm run dev`: the embedded origin and Astro's dev server. */

import { startOrigin } from './origin/server.ts';
import { startCommand } from './run/command.ts';
import {
  endWith,
  loadLocalSettings,
  ORIGIN_DIR,
  onEnd,
  readPorts,
  usesEmbeddedOrigin,
} from './run/local.ts';
import { requirePort } from './run/ports.ts';

try {
  const ports = readPorts();
  const settings = loadLocalSettings(ports);
  await requirePort('PORT', ports.site);
  let origin: { stop: () => Promise<void> } | undefined;
  if (usesEmbeddedOrigin(settings, ports)) {
    await requirePort('ORIGIN_PORT', ports.origin);
    origin = await startOrigin({ port: ports.origin, dataDir: ORIGIN_DIR });
  }
  const astro = startCommand('astro', ['dev', '--port', String(ports.site)]);
  const end = onEnd(async () => {
    astro.kill();
    await origin?.stop();
  });
  astro.once('exit', end);
} catch (error) {
  endWith(error);
}
