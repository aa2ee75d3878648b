import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Settings } from '../../src/settings.ts';
import { loadSettings } from '../settings.ts';
import {
  DEFAULT_ORIGIN_PORT,
  DEFAULT_PORT,
  findFreePort,
  localVariables,
  type Ports,
  readPort,
  requirePort,
} from './ports.ts';
import { ROOT } from './runCommand.ts';

/** The embedded origin's database, kept between starts. */
const ORIGIN_DIR = path.join(ROOT, '.data', 'origin');

export interface LocalSite {
  readonly ports: Ports;
  readonly settings: Settings;
  readonly originDir: string;
}

/**
 * Returns ports and settings of the site on this machine. In place of a port that is taken it takes
 * the next free one, and says so. Invalid settings end the process.
 */
export async function prepareLocalSite(): Promise<LocalSite> {
  const wanted = {
    site: readPort('PORT', DEFAULT_PORT),
    origin: readPort('ORIGIN_PORT', DEFAULT_ORIGIN_PORT),
  };
  const site = await findFreePort(wanted.site, wanted.origin);
  const ports = { site, origin: await findFreePort(wanted.origin, site) };
  const settings = loadLocalSettings(ports);
  // Addresses that the settings name cannot move.
  if (usesEmbeddedOrigin(settings, wanted)) await requirePort('ORIGIN_PORT', wanted.origin);
  if (settings.siteUrl === `http://localhost:${wanted.site}`)
    await requirePort('PORT', wanted.site);
  reportMove('PORT', wanted.site, ports.site);
  if (usesEmbeddedOrigin(settings, ports)) reportMove('ORIGIN_PORT', wanted.origin, ports.origin);
  // An origin keeps its rows in memory: two may not share a database.
  const hasMoved = ports.origin !== wanted.origin;
  return { ports, settings, originDir: hasMoved ? `${ORIGIN_DIR}-${ports.origin}` : ORIGIN_DIR };
}

function reportMove(name: string, wanted: number, port: number): void {
  if (port !== wanted) console.log(`Port ${wanted} (${name}) is taken: ${port} is used instead.`);
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

/**
 * Runs `stop` once when the process is told to end, its terminal closes or the returned function is
 * called; then ends the process.
 */
export function onExit(stop: () => Promise<void>): () => void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    stop().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  return end;
}

/** Ends the process with a message and without a stack, for errors outside the program. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
