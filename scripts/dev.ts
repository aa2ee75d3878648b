/** `npm run dev`: the embedded origin and Astro's dev server. */
import { startCommand } from './run/command.ts';
import { endWith, onEnd, openLocal } from './run/local.ts';
import { startLocalOrigin } from './run/site.ts';

try {
  const local = await openLocal();
  const origin = await startLocalOrigin({ ...local, pictures: 'ahead' });
  const astro = startCommand('astro', ['dev', '--port', String(local.ports.site)]);
  const end = onEnd(async () => {
    astro.kill();
    await origin?.stop();
  });
  astro.once('exit', end);
} catch (error) {
  endWith(error);
}
