import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadSettings } from '../settings.ts';
import { startServer } from './server.ts';

const DEFAULT_PORT = 4321;

const settings = loadSettings();
const dir = fileURLToPath(new URL('../../dist/client', import.meta.url));
const port = Number(process.env.PORT ?? DEFAULT_PORT);

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT=${process.env.PORT} is not a port`);
} else if (!existsSync(dir)) {
  fail('There is no build to serve: run npm run build first.');
} else {
  await serve();
}

async function serve(): Promise<void> {
  try {
    const { frameAncestors, siteBase: base } = settings;
    const server = await startServer({ dir, base, port, frameAncestors });
    console.log(`Serving ${server.url}${base}/home.html`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void server.stop());
    }
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    fail(taken ? `Port ${port} is in use; choose another with PORT.` : String(error));
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
