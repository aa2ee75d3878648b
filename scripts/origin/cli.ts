import { join } from 'node:path';
import { parseSettings } from '../../src/settings/settingsSchema.ts';
import { DEFAULT_ORIGIN_PORT, readPort } from '../run/ports.ts';
import { startOrigin } from './server.ts';

const dataDir = join(import.meta.dirname, '../../.data/origin');
const settings = parseSettings(process.env);
const pages = settings.ok ? settings.value.siteUrl + settings.value.siteBase : undefined;

try {
  const port = readPort('ORIGIN_PORT', DEFAULT_ORIGIN_PORT);
  const origin = await startOrigin({ port, dataDir, ...(pages && { pages }) });
  console.log(`origin   ${origin.url} (for development only: never expose it)`);
  const end = async () => {
    await origin.stop();
    process.exit(0);
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? `${message}: set ORIGIN_PORT to another one.` : message);
  process.exit(1);
}
