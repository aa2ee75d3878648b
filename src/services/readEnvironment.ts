import { readUserAgent } from '../host/device.ts';
import { type Environment, parseEnvironment } from '../host/environment.ts';
import type { Settings } from '../settings.ts';

let environment: Environment | undefined;

/** Returns the environment of this page; the user agent is parsed once. */
export function readEnvironment(settings: Settings): Environment {
  environment ??= parseEnvironment(readUserAgent(), settings);
  return environment;
}
