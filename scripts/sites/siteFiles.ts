import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { fail, ok, type Result } from '../../src/model/result.ts';
import { messageOf } from '../bake/errors.ts';
import { readSecretFiles } from '../secretFiles.ts';
import { SECRETS } from '../settings.ts';

const ENDING = '.env';
/** Part of paths and addresses; a text such as `--site` is none. */
const NAME = /^[a-zA-Z\d][\w.-]{0,63}$/;

/** The sites of a folder. */
export interface SiteNames {
  /** In the order of the alphabet; at least one. */
  readonly names: readonly string[];
  /** Files that end with `.env` and whose names cannot be those of sites. */
  readonly refused: readonly string[];
}

/** Returns the sites of a folder with files `NAME.env`. The error is a sentence for the terminal. */
export function listSites(sitesDir: string): Result<SiteNames, string> {
  let files: string[];
  try {
    files = readdirSync(sitesDir).filter((file) => file.endsWith(ENDING));
  } catch (error) {
    return fail(`SITES_DIR: the folder ${sitesDir} cannot be read: ${messageOf(error)}.`);
  }
  const all = files.map((file) => file.slice(0, -ENDING.length)).sort();
  const names = all.filter((name) => NAME.test(name));
  if (names.length === 0) return fail(`SITES_DIR: there is no file NAME.env in ${sitesDir}.`);
  const refused = all.filter((name) => !NAME.test(name)).map((name) => name + ENDING);
  return ok({ names, refused });
}

/** Returns the variables of a site. The error is a sentence for the terminal. */
export function readSite(sitesDir: string, name: string): Result<Record<string, string>, string> {
  const sites = listSites(sitesDir);
  if (!sites.ok) return sites;
  const { names } = sites.value;
  if (!names.includes(name)) {
    return fail(`There is no site ${name} in ${sitesDir}. Its sites: ${names.join(', ')}.`);
  }
  try {
    const given = parseEnv(readFileSync(path.join(sitesDir, name + ENDING), 'utf8'));
    const variables = readSecretFiles(given, SECRETS);
    if (variables.ok) return ok(variables.value as Record<string, string>);
    return fail(
      `The settings of the site ${name} are wrong: ${variables.error.problems.join(' ')}`,
    );
  } catch (error) {
    return fail(`The settings of the site ${name} cannot be read: ${messageOf(error)}.`);
  }
}
