import { readFileSync } from 'node:fs';
import { runBakeCommand } from '../../scripts/bake/runBakeCommand.ts';
import { parseSettings } from '../../src/settings/settingsSchema.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';
import { type Seen, startServer, type TestServer } from '../unit/api/server.ts';
import { callOf } from '../unit/bake/site.ts';

const DOCUMENT = new URL('../../src/docs/operate/gateway.md', import.meta.url);

/** An example of the page about gateways. */
interface Example {
  /** '' for any other call. */
  readonly call: string;
  readonly params: URLSearchParams;
  /** The JSON text as the page has it. */
  readonly answer: string;
}

const OTHER = 'Any other call';

/** Returns the examples of the page: the address in a heading, and the JSON below it. */
export function readExamples(): readonly Example[] {
  const text = readFileSync(DOCUMENT, 'utf8');
  const sections = text.matchAll(/^### (.+)\n[^#]*?```json\n([\s\S]*?)\n```/gm);
  return Array.from(sections, ([, heading = '', answer = '']) => {
    const [call = '', query = ''] = heading === OTHER ? [] : heading.replaceAll('`', '').split('?');
    return { call, params: new URLSearchParams(query), answer };
  });
}

/**
 * Serves just the examples, without the calls that are left out; `change` may replace an answer, with
 * null for HTTP 404.
 */
export function serveExamples(
  change: (call: string, answer: string) => string | null = (_, answer) => answer,
): Promise<TestServer> {
  const examples = readExamples();
  return startServer(({ url }, response) => {
    const call = callOf(url.pathname);
    const example = examples.find((one) => answers(one, call, url));
    const text = change(call, example?.answer ?? '');
    if (text === null) response.statusCode = 404;
    response.end(text ?? '');
  });
}

const answers = (
  { call, params }: Example,
  asked: string,
  { searchParams }: Seen['url'],
): boolean =>
  call === '' ||
  (call === asked && [...params].every(([name, value]) => searchParams.get(name) === value));

export type Variables = Readonly<Record<string, string>>;

/** Returns the settings with the hosts of a server. */
export const hostsOf = (url: string): Variables => ({
  API_URL: `${url}/app_if`,
  NIS_URL: `${url}/nis`,
  SSO_URL: `${url}/sso`,
  ADV_URL: `${url}/adv-appif-server`,
  MVOD_URL: `${url}/mvod_if`,
});

/** Runs `npm run bake -- ARGS`; returns the exit code and what it printed. */
export async function runBake(args: readonly string[], variables: Variables, buildsDir = '') {
  const parsed = parseSettings(variables);
  if (!parsed.ok) throw new Error(parsed.error.problems.join('; '));
  let text = '';
  const output = { write: (part: string) => (text += part) };
  const code = await runBakeCommand(args, {
    loadSettings: () => parsed.value,
    stdout: output,
    stderr: output,
    buildsDir,
    storeSettings: { databaseUrl: requireDatabaseUrl() },
  });
  // As one line of words, whose breaks depend on their length.
  return { code, text, words: text.replace(/\s+/g, ' ') };
}
