/** `npm run build`: checks the settings, then builds pages, renderer and host files. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '../src/model/result.ts';
import { type Build, readPin } from './release/builds.ts';
import { build } from './run/build.ts';
import { ROOT, runCommand } from './run/runCommand.ts';
import { loadCompress, loadSettings } from './settings.ts';
import { type EnteredSite, enterSite } from './sites/enterSite.ts';
import { listSites } from './sites/siteFiles.ts';
import { SITE_OPTION_USAGE } from './sites/siteOptionUsage.ts';

const USAGE = `npm run build -- [--site NAME] [--no-compress]

With the setting SITES_DIR and without --site it builds all sites, one after another.

${SITE_OPTION_USAGE}
  --no-compress         writes no .br and .gz beside templates and assets, as with S3_BUCKET`;

const EXIT = { good: 0, failed: 1, wrongArguments: 2 } as const;

process.exitCode = await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<number> {
  const site = enterSite(args);
  if (!site.ok) return reportWrongArguments(site.error);
  const compress = readCompress(site.value.args);
  if (!compress.ok) return reportWrongArguments(compress.error);
  const { sitesDir } = site.value;
  return sitesDir === null ? buildSite(site.value, compress.value) : buildSites(sitesDir, args);
}

async function buildSite(
  { site, buildsDir }: EnteredSite,
  compress: boolean | null,
): Promise<number> {
  const settings = loadSettings();
  const name = site === null ? '' : `${site}, `;
  console.log(`Building for ${name}${settings.siteUrl}${settings.siteBase || '/'}`);
  const made = await build(settings, { compress: loadCompress(compress), buildsDir });
  if (!made) return EXIT.failed;
  console.log(await describeBuild(made, buildsDir));
  return EXIT.good;
}

/** Builds each site in a process of its own, because its settings are in the environment. */
async function buildSites(sitesDir: string, args: readonly string[]): Promise<number> {
  const sites = listSites(sitesDir);
  if (!sites.ok) return reportWrongArguments(sites.error);
  const failed: string[] = [];
  for (const name of sites.value.names) {
    const program = fileURLToPath(import.meta.url);
    const { code } = await runCommand(process.execPath, [program, '--site', name, ...args], {
      output: 'show',
    });
    if (code !== 0) failed.push(name);
  }
  if (failed.length === 0) return EXIT.good;
  console.error(`Not built: ${failed.join(', ')}.`);
  return EXIT.failed;
}

/** Returns what was made and when it goes live. */
async function describeBuild({ version, dir }: Build, buildsDir: string): Promise<string> {
  const made = `Build ${version} is in ${path.relative(ROOT, dir)}.`;
  const pinned = await readPin(buildsDir);
  return pinned === null || pinned === version
    ? `${made} It goes live with the next run of bake or publish.`
    : `${made} It does not go live: ${pinned} is pinned (npm run publish -- release newest).`;
}

function readCompress(args: readonly string[]): Result<boolean | null, string> {
  try {
    const options = { compress: { type: 'boolean' } } as const;
    return ok(parseArgs({ args: [...args], options, allowNegative: true }).values.compress ?? null);
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function reportWrongArguments(message: string): number {
  console.error(message);
  return EXIT.wrongArguments;
}
