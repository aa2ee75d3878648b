/** `npm run dev`: the embedded origin and Astro's dev server. */

import { exitWithError, onExit, prepareLocalSite } from './run/localSite.ts';
import { startCommand } from './run/runCommand.ts';
import { startLocalOrigin } from './run/startSite.ts';

try {
  const local = await prepareLocalSite();
  const origin = await startLocalOrigin({ ...local, images: 'full' });
  const astro = startCommand('astro', ['dev', '--port', String(local.ports.site)]);
  const end = onExit(async () => {
    astro.kill();
    await origin?.stop();
  });
  astro.once('exit', end);
} catch (error) {
  exitWithError(error);
}
