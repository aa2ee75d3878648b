import { join } from 'node:path';
import { parseSettings } from '../../src/settings.ts';
import { prerenderImages } from './prerenderImages.ts';
import { startOrigin } from './server.ts';

const DEFAULT_PORT = 4322;

const port = Number(process.env.ORIGIN_PORT || DEFAULT_PORT);
const dataDir = join(import.meta.dirname, '../../.data/origin');
const settings = parseSettings(process.env);
const pages = settings.ok ? settings.value.siteUrl + settings.value.siteBase : undefined;

try {
  const origin = await startOrigin({ port, dataDir, streams: true, ...(pages && { pages }) });
  console.log(`origin   ${origin.url} (for development only: never expose it)`);
  const stopDrawing = prerenderImages(origin.media);
  const end = async () => {
    stopDrawing();
    await origin.stop();
    process.exit(0);
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken: set ORIGIN_PORT to another one.` : error);
  process.exit(1);
}
