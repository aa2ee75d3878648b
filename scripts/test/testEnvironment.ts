import { settingsSchema } from '../../src/settings/settingsSchema.ts';
import { listVariables } from '../../src/settings/variables.ts';
import { findFreePort, localVariables, type Ports, readPort } from '../run/ports.ts';
import { readSampleDay, SAMPLE_DAY } from '../sample/shiftDates.ts';

const DEFAULT_TEST_PORT = 4331;
const DEFAULT_TEST_ORIGIN_PORT = 4332;
const DEFAULT_TEST_BAKE_PORT = 4333;

/**
 * Returns the ports of the tested site: other ones than those of `npm start`, which may be running.
 */
export function readTestPorts(): Ports {
  return {
    site: readPort('TEST_PORT', DEFAULT_TEST_PORT),
    origin: readPort('TEST_ORIGIN_PORT', DEFAULT_TEST_ORIGIN_PORT),
  };
}

/** Returns the port where tests ask for a page to be baked (scripts/test/bakeServer.ts). */
export const readBakePort = (): number => readPort('TEST_BAKE_PORT', DEFAULT_TEST_BAKE_PORT);

/**
 * Selects free ports and sets all variables of the tested site in the environment, so that neither
 * `.env` nor the caller's variables change the tests.
 */
export async function prepareTestEnvironment(): Promise<void> {
  const wanted = readTestPorts();
  const site = await findFreePort(wanted.site, wanted.origin);
  const origin = await findFreePort(wanted.origin, site);
  Object.assign(process.env, {
    TEST_PORT: String(site),
    TEST_ORIGIN_PORT: String(origin),
    TEST_BAKE_PORT: String(await findFreePort(readBakePort(), site, origin)),
    [SAMPLE_DAY]: readSampleDay(),
    ...testVariables({ site, origin }),
  });
}

/** Returns every variable of the settings, for the given ports. */
export function testVariables(ports: Ports): Record<string, string> {
  const fallbacks = listVariables(settingsSchema).map(({ name, fallback }) => [name, fallback]);
  // Many tests open templates at paths without a page; browsers log every 404.
  const status = { MISSING_ARTICLE_STATUS: '200' };
  return { ...Object.fromEntries(fallbacks), ...localVariables(ports), ...status };
}
