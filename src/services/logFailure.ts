import type { ApiError } from '../api/errors.ts';

const logged = new Set<string>();

/** Logs a failed call in the console, once for each kind and status. */
export function logFailure({ call, kind, status, message }: ApiError, hint = ''): void {
  const name = `${call} ${kind} ${status}`;
  if (logged.has(name)) return;
  logged.add(name);
  console.warn(`${name} ${message}${hint}`);
}
