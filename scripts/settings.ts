import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { fail, ok, type Result } from '../src/model/result.ts';
import { parseSettings, settingsSchema } from '../src/settings/settingsSchema.ts';
import {
  formatVariable,
  listVariables,
  optionalSetting,
  parseCommandVariables,
  type SettingsError,
} from '../src/settings/variables.ts';
import type { Settings } from '../src/settings.ts';
import { messageOf } from './bake/errors.ts';
import { type RemovalLimits, removalLimitsSchema } from './bake/finish/removalLimits.ts';
import { type NetworkSettings, networkSettingsSchema } from './network/networkSettings.ts';
import { type PublishSettings, publishSettingsSchema } from './publish/publishSettings.ts';
import {
  type PurgeSettings,
  parsePurgeSettings,
  purgeSettingsSchema,
} from './purge/purgeSettings.ts';
import { listOpenSecrets, readSecretFiles } from './secretFiles.ts';
import { type StoreSettings, storeSettingsSchema } from './store/storeSettings.ts';
import {
  parseTargetSettings,
  type S3Settings,
  targetSettingsSchema,
} from './targets/targetSettings.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENV_FILE = path.join(ROOT, '.env');

const folder = z.string().describe('a folder; a relative one is of the checkout');

/** The variables of several sites. Pages do not contain them, because only commands read them. */
const sitesSettingsSchema = z.object({
  sitesDir: optionalSetting('SITES_DIR', folder, {
    about:
      'folder with the settings of several sites: one file NAME.env for each, whose settings win over all others; empty for one site',
  }),
});

/** All variables, in the order of `.env.example`. */
const VARIABLES = [
  settingsSchema,
  removalLimitsSchema,
  networkSettingsSchema,
  storeSettingsSchema,
  targetSettingsSchema,
  purgeSettingsSchema,
  publishSettingsSchema,
  sitesSettingsSchema,
].flatMap(listVariables);

/** Names of the variables that are secrets. */
export const SECRETS: readonly string[] = VARIABLES.filter(({ isSecret }) => isSecret).map(
  ({ name }) => name,
);

/** Reads settings from the text of a `.env` file and the process environment, which has precedence. */
export function parseEnvSettings(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): Result<Settings, SettingsError> {
  return parseSettings({ ...parseEnv(text), ...environment });
}

/** Loads the settings for a command; reports all problems and ends the process with 1 when there are any. */
export const loadSettings = (): Settings =>
  requireValue(parseEnvSettings(requireValue(readEnvFile()), process.env));

/** Loads how much a publishing run may remove; reports problems and ends the process like `loadSettings`. */
export const loadRemovalLimits = (): RemovalLimits =>
  requireValue(parseCommandVariables(removalLimitsSchema, readVariables()));

/** Loads the hosts of private networks; reports problems and ends the process like `loadSettings`. */
export const loadNetworkSettings = (): NetworkSettings =>
  requireValue(parseCommandVariables(networkSettingsSchema, readVariables()));

/** Loads the storage that the site is delivered to; null without one. Ends like `loadSettings`. */
export const loadTargetSettings = (): S3Settings | null =>
  requireValue(parseTargetSettings(readVariables()));

/**
 * Returns whether files get compressed copies beside them, unless an option says so: hosts of the folder
 * send those, storage has one encoding of each file. Ends like `loadSettings`.
 */
export const loadCompress = (option: boolean | null): boolean =>
  option ?? loadTargetSettings() === null;

/** Loads the CDN whose copies are purged; null without one. Ends like `loadSettings`. */
export const loadPurgeSettings = (): PurgeSettings | null =>
  requireValue(parsePurgeSettings(readVariables()));

/** Loads where the publisher remembers what it published; ends the process like `loadSettings`. */
export const loadStoreSettings = (): StoreSettings =>
  requireValue(parseCommandVariables(storeSettingsSchema, readVariables()));

/** Loads how the publisher runs; ends the process like `loadSettings`. */
export const loadPublishSettings = (): PublishSettings =>
  requireValue(parseCommandVariables(publishSettingsSchema, readVariables()));

/** Loads the folder with the settings of several sites; null for one site. Ends like `loadSettings`. */
export const loadSitesDir = (): string | null => {
  const { sitesDir } = requireValue(parseCommandVariables(sitesSettingsSchema, readVariables()));
  return sitesDir === undefined ? null : path.resolve(ROOT, sitesDir);
};

function requireValue<T>(parsed: Result<T, SettingsError>): T {
  if (parsed.ok) return parsed.value;
  console.error('Settings are wrong (see .env.example):');
  for (const problem of parsed.error.problems) console.error(`  ${problem}`);
  process.exit(1);
}

/** Returns which secrets are in a `.env` that every account can read. */
export const listOpenEnvSecrets = (): readonly string[] => listOpenSecrets(ENV_FILE, SECRETS);

/** A file of the environment wins over a value of `.env`. */
const readVariables = () => ({
  ...requireValue(readSecretFiles(parseEnv(requireValue(readEnvFile())), SECRETS)),
  ...requireValue(readSecretFiles(process.env, SECRETS)),
});

/** Returns the text of a file of variables, '' when there is none. Fails when it cannot be read. */
export function readEnvFile(file: string = ENV_FILE): Result<string, SettingsError> {
  try {
    return ok(readFileSync(file, 'utf8'));
  } catch (error) {
    if (Object(error).code === 'ENOENT') return ok('');
    return fail({ kind: 'settings', problems: [`${file} cannot be read (${messageOf(error)}).`] });
  }
}

const ENV_EXAMPLE_HEAD = `# Copy to .env, for the eyes of its account only (install -m 600 .env.example .env). Variables of the
# process win over the file.
# Generated from src/settings: node scripts/envExample.ts

# Part 1: what every deployment sets. The values given here run the embedded origin.
`;

const ENV_EXAMPLE_OPTIONAL = `# Part 2: what some deployments set. A variable that is left out takes the value given here.
`;

/** Formats `.env.example`: every variable with its meaning, what is allowed and its default. */
export const formatEnvExample = (): string =>
  [
    ENV_EXAMPLE_HEAD,
    ...VARIABLES.filter(({ isRequired }) => isRequired).map(formatVariable),
    ENV_EXAMPLE_OPTIONAL,
    ...VARIABLES.filter(({ isRequired }) => !isRequired).map(formatVariable),
  ].join('\n');
