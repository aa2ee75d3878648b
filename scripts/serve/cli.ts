/** `npm run serve -- [--site NAME]`: serves the folder of a site as a host would. */
import { existsSync } from 'node:fs';
import { DEFAULT_PORT, readPort } from '../run/ports.ts';
import { loadSettings } from '../settings.ts';
import { enterOneSite } from '../sites/enterSite.ts';
import { startServer } from './server.ts';

const site = enterOneSite(process.argv.slice(2));
if (!site.ok) fail(site.error);
else if (existsSync(site.value.outDir)) await serve(site.value.outDir);
else fail('There is no site to serve: run npm run build and npm run bake first.');

async function serve(dir: string): Promise<void> {
  try {
    const settings = loadSettings();
    const port = readPort('PORT', DEFAULT_PORT);
    const { siteBase: base } = settings;
    const server = await startServer({ ...settings, dir, base, port });
    console.log(`Serving ${server.url}${base}/home.html`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void server.stop());
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    fail(code === 'EADDRINUSE' ? `${message}: choose another port with PORT.` : message);
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
