import { fail, ok, type Result } from '../../src/model/result.ts';
import { loadSitesDir } from '../settings.ts';
import { listSites, readSite } from './siteFiles.ts';
import { type SiteFolders, siteFoldersOf } from './siteFolders.ts';

/** The site that a command is about. */
export interface EnteredSite extends SiteFolders {
  /** Name of `--site`; null without it. */
  readonly site: string | null;
  /** The arguments without `--site`. */
  readonly args: readonly string[];
  /** `SITES_DIR`, when it is set and no site is named: the command is about all its sites. */
  readonly sitesDir: string | null;
}

/**
 * Takes `--site NAME` from the arguments of a command and puts the settings of that site into the
 * environment, from which this process and those that it starts read them: a site's own settings win over
 * all others. The error is a sentence for the terminal.
 */
export function enterSite(args: readonly string[]): Result<EnteredSite, string> {
  const taken = takeSiteOption(args);
  if (!taken.ok) return taken;
  const { site, rest } = taken.value;
  const sitesDir = loadSitesDir();
  const entered = { site, args: rest, sitesDir: null, ...siteFoldersOf(site) };
  if (site === null) return ok({ ...entered, sitesDir });
  if (sitesDir === null) {
    return fail('--site needs SITES_DIR, the folder with the settings of the sites (NAME.env).');
  }
  const variables = readSite(sitesDir, site);
  if (!variables.ok) return variables;
  Object.assign(process.env, variables.value);
  // One that all sites share would name several sites on targets.
  process.env.PUBLISH_SITE = variables.value.PUBLISH_SITE?.trim() || site;
  return ok(entered);
}

/** The same for a command that is about one site: `SITES_DIR` without `--site` is an error. */
export function enterOneSite(args: readonly string[]): Result<EnteredSite, string> {
  const entered = enterSite(args);
  if (!entered.ok) return entered;
  const problem = findMissingSite(entered.value);
  return problem === null ? entered : fail(problem);
}

/** Returns what to say to a command about one site that names none of several; null otherwise. */
export function findMissingSite({ sitesDir }: EnteredSite): string | null {
  if (sitesDir === null) return null;
  const sites = listSites(sitesDir);
  if (!sites.ok) return sites.error;
  return `SITES_DIR is set: name the site with --site NAME (${sites.value.names.join(', ')}).`;
}

interface TakenOption {
  readonly site: string | null;
  readonly rest: readonly string[];
}

function takeSiteOption(args: readonly string[]): Result<TakenOption, string> {
  const rest: string[] = [];
  const sites: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    if (arg === '--site') sites.push(args[++i] ?? '');
    else if (arg.startsWith('--site=')) sites.push(arg.slice('--site='.length));
    else rest.push(arg);
  }
  const [site = null, ...more] = sites;
  if (site === '' || more.length > 0) return fail('--site needs the name of one site.');
  return ok({ site, rest });
}
