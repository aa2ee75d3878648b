import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Settings } from '../../src/settings.ts';
import { loadSettings } from '../settings.ts';
import {
  DEFAULT_ORIGIN_PORT,
  DEFAULT_PORT,
  localVariables,
  type Ports,
  readPort,
  requirePort,
} from './ports.ts';
import { ROOT } from './runCommand.ts';

export const CLIENT_DIR = path.join(ROOT, 'dist', 'client');
/** The embedded origin's database and media, kept between starts. */
const ORIGIN_DIR = path.join(ROOT, '.data', 'origin');

export interface LocalSite {
  readonly ports: Ports;
  readonly settings: Settings;
  readonly originDir: string;
}

/**
 * Returns ports and settings of the site on this machine. Throws when a port is taken;
 * invalid settings end the process.
 */
export async function prepareLocalSite(): Promise<LocalSite> {
  const ports = {
    site: readPort('PORT', DEFAULT_PORT),
    origin: readPort('ORIGIN_PORT', DEFAULT_ORIGIN_PORT),
  };
  const settings = loadLocalSettings(ports);
  await requirePort('PORT', ports.site);
  if (usesEmbeddedOrigin(settings, ports)) await requirePort('ORIGIN_PORT', ports.origin);
  return { ports, settings, originDir: ORIGIN_DIR };
}

/**
 * Loads the settings for this machine: addresses that neither the environment nor `.env`
 * sets follow from the ports. They are put into the environment, which the build reads.
 */
function loadLocalSettings(ports: Ports): Settings {
  const file = path.join(ROOT, '.env');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const given = { ...parseEnv(text), ...process.env };
  for (const [name, value] of Object.entries(localVariables(ports))) {
    if (given[name] === undefined) process.env[name] = value;
  }
  return loadSettings();
}

/** Whether the content server of the settings is the embedded origin. */
export function usesEmbeddedOrigin(settings: Settings, ports: Ports): boolean {
  const { hostname, port } = new URL(settings.apiUrl);
  return /^(localhost|127\.0\.0\.1)$/.test(hostname) && port === String(ports.origin);
}

/** Runs `stop` once on SIGINT, SIGTERM or a call of the returned function; then ends the process. */
export function onExit(stop: () => Promise<void>): () => void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    stop().finally(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  return end;
}

/** Ends the process with a message and without a stack, for errors outside the program. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
