/** `npm run build`: checks the settings, then builds pages, renderer and host files. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BUILDS_DIR, type Build, readPin } from './release/builds.ts';
import { build } from './run/build.ts';
import { ROOT } from './run/runCommand.ts';
import { loadSettings } from './settings.ts';

const USAGE = `npm run build -- [--compress]

  --compress            writes .br and .gz beside templates and assets`;

process.exitCode = await run();

async function run(): Promise<number> {
  const compress = readCompress();
  if (compress === null) return 2;
  const settings = loadSettings();
  console.log(`Building for ${settings.siteUrl}${settings.siteBase || '/'}`);
  const made = await build(settings, { compress });
  if (!made) return 1;
  console.log(await describeBuild(made));
  return 0;
}

/** Returns what was made and when it goes live. */
async function describeBuild({ version, dir }: Build): Promise<string> {
  const made = `Build ${version} is in ${path.relative(ROOT, dir)}.`;
  const pinned = await readPin(BUILDS_DIR);
  return pinned === null || pinned === version
    ? `${made} It goes live with the next run of bake or publish.`
    : `${made} It does not go live: ${pinned} is pinned (npm run publish -- release newest).`;
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
