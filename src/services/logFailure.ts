import type { ApiError } from '../api/errors.ts';
import type { ApiCall } from '../api/request.ts';

const logged = new Set<string>();

/** Logs a failed call in the console, once for each kind and status; one for ads with a hint. */
export function logFailure({ call, kind, status, message }: ApiError, { path }: ApiCall): void {
  const name = `${call} ${kind} ${status}`;
  if (logged.has(name)) return;
  logged.add(name);
  const hint = path.startsWith('/adv-') ? ' (administrator: check the ad server)' : '';
  console.warn(`${name} ${message}${hint}`);
}
