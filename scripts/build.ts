/** `npm run build`: checks the settings, then builds pages, renderer and host files. */
import { parseArgs } from 'node:util';
import { build } from './run/build.ts';
import { loadSettings } from './settings.ts';

const USAGE = `npm run build -- [--compress]

  --compress            writes .br and .gz beside templates and assets`;

process.exitCode = await run();

async function run(): Promise<number> {
  const compress = readCompress();
  if (compress === null) return 2;
  const settings = loadSettings();
  console.log(`Building for ${settings.siteUrl}${settings.siteBase || '/'}`);
  return (await build(settings, { compress })) ? 0 : 1;
}

/** Returns null for unknown arguments, after explaining the known ones. */
function readCompress(): boolean | null {
  try {
    return parseArgs({ options: { compress: { type: 'boolean', default: false } } }).values
      .compress;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return null;
  }
}
