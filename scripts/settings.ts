import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import type { Result } from '../src/model/result.ts';
import { parseSettings, type Settings, type SettingsError, VARIABLES } from '../src/settings.ts';
import {
  formatRemovalVariables,
  parseRemovalLimits,
  type RemovalLimits,
} from './bake/removalLimits.ts';

const ENV_FILE = fileURLToPath(new URL('../.env', import.meta.url));

/** Reads settings from the text of a `.env` file and the process environment, which has precedence. */
export function readSettings(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): Result<Settings, SettingsError> {
  return parseSettings({ ...parseEnv(text), ...environment });
}

/** Loads the settings for a command; reports all problems and ends the process with 1 when there are any. */
export function loadSettings(): Settings {
  const settings = readSettings(readEnvFile(), process.env);
  if (settings.ok) return settings.value;
  console.error('The settings are not right (see .env.example):');
  for (const problem of settings.error.problems) console.error(`  ${problem}`);
  process.exit(1);
}

/** Loads how much a publishing run may remove; reports an invalid value and ends the process with 1. */
export function loadRemovalLimits(): RemovalLimits {
  try {
    return parseRemovalLimits({ ...parseEnv(readEnvFile()), ...process.env });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

const readEnvFile = (): string => (existsSync(ENV_FILE) ? readFileSync(ENV_FILE, 'utf8') : '');

/** Formats `.env.example`: every variable with its meaning and its default. */
export function formatEnvExample(): string {
  const blocks = VARIABLES.map(
    ({ name, about, fallback, optional }) =>
      `# ${about}${optional ? ' (may be empty)' : ''}\n${name}=${fallback}\n`,
  );
  const head =
    '# Copy to .env and change what differs. Variables of the process win over the file;\n' +
    '# one that is left out takes the value given here, which runs the embedded origin.\n' +
    '# Generated from src/settings.ts: node scripts/envExample.ts\n';
  return [head, ...blocks, ...formatRemovalVariables()].join('\n');
}
