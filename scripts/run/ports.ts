import { createServer } from 'node:net';
import { settingsSchema } from '../../src/settings/settingsSchema.ts';
import { listVariables } from '../../src/settings/variables.ts';

export const DEFAULT_PORT = 4321;
export const DEFAULT_ORIGIN_PORT = 4322;

const MAX_PORT = 65_535;

export interface Ports {
  readonly site: number;
  readonly origin: number;
}

/** Returns the port in an environment variable; throws an error with its name when it is invalid. */
export function readPort(name: string, fallback: number): number {
  const raw = process.env[name];
  if (raw === undefined || raw === '') return fallback;
  const port = Number(raw);
  if (!/^\d+$/.test(raw) || port < 1 || port > MAX_PORT) {
    throw new Error(
      `${name}: ${JSON.stringify(raw)} is not allowed. Allowed: a port from 1 to ${MAX_PORT}.`,
    );
  }
  return port;
}

/** Whether no program listens on the port, on any address of this machine. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** Another program listens on a port; the message names its variable. */
export class PortTaken extends Error {}

/** Rejects with `PortTaken` when a program listens on the port. */
export async function requirePort(name: string, port: number): Promise<void> {
  if (await isPortFree(port)) return;
  throw new PortTaken(
    `Port ${port} is taken: end the program that listens there, or choose another with ${name}.`,
  );
}

/** Returns the first free port from `port` on that is none of the others. */
export async function findFreePort(port: number, ...others: readonly number[]): Promise<number> {
  for (let next = port; next <= MAX_PORT; next++) {
    if (!others.includes(next) && (await isPortFree(next))) return next;
  }
  throw new PortTaken(`No port from ${port} on is free.`);
}

/** Returns the variables with addresses of this machine: `API_URL=http://localhost:…`. */
export function localVariables(ports: Ports): Record<string, string> {
  const chosen: Readonly<Record<string, number>> = {
    [DEFAULT_PORT]: ports.site,
    [DEFAULT_ORIGIN_PORT]: ports.origin,
  };
  const moved: Record<string, string> = {};
  for (const { name, fallback } of listVariables(settingsSchema)) {
    // Both at once: a chosen port may begin with the digits of the other default.
    const value = fallback.replace(/(?<=\/\/localhost:)\d+/g, (port) => `${chosen[port] ?? port}`);
    if (value !== fallback) moved[name] = value;
  }
  return moved;
}
