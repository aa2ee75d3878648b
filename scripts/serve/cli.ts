import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_PORT, readPort } from '../run/ports.ts';
import { loadSettings } from '../settings.ts';
import { startServer } from './server.ts';

const settings = loadSettings();
const dir = fileURLToPath(new URL('../../dist/client', import.meta.url));

if (existsSync(dir)) await serve();
else fail('There is no site to serve: run npm run build and npm run bake first.');

async function serve(): Promise<void> {
  try {
    const { frameAncestors, formerBases, missingArticleStatus, siteBase: base } = settings;
    const port = readPort('PORT', DEFAULT_PORT);
    const server = await startServer({
      ...{ dir, base, port },
      ...{ frameAncestors, formerBases, missingArticleStatus },
    });
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
