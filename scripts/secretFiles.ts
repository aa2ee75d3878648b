import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { fail, ok, type Result } from '../src/model/result.ts';
import type { SettingsError } from '../src/settings/variables.ts';
import { messageOf } from './bake/errors.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Returns variables with the secrets (by `names`) that are in files: `NAME_FILE` names the file of `NAME`,
 * as secrets of containers and systemd are given. A value wins over a file.
 */
export function readSecretFiles(
  variables: Variables,
  names: readonly string[],
): Result<Variables, SettingsError> {
  const read: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const file = variables[`${name}_FILE`]?.trim() ?? '';
    if (file === '' || (variables[name]?.trim() ?? '') !== '') continue;
    try {
      read[name] = readFileSync(file, 'utf8').trim();
      if (read[name] === '') problems.push(`${name}_FILE: ${file} is empty.`);
    } catch (error) {
      problems.push(`${name}_FILE: ${file} cannot be read (${messageOf(error)}).`);
    }
  }
  return problems.length > 0 ? fail({ kind: 'settings', problems }) : ok({ ...variables, ...read });
}

const OTHERS_READ = 0o004;

/** Returns which secrets (of `names`) a file of variables has that every account can read. */
export function listOpenSecrets(file: string, names: readonly string[]): readonly string[] {
  // Windows has no such permissions.
  if (process.platform === 'win32' || !existsSync(file)) return [];
  if ((statSync(file).mode & OTHERS_READ) === 0) return [];
  const variables = parseEnv(readFileSync(file, 'utf8'));
  return names.filter((name) => (variables[name]?.trim() ?? '') !== '');
}
