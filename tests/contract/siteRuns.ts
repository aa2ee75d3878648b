import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { SIGNATURE_HEADER, signHook, TIMESTAMP_HEADER } from '../../scripts/publish/hookRoutes.ts';
import { findOperatorToken } from '../../scripts/publish/operatorToken.ts';
import { runPublishCommand } from '../../scripts/publish/runPublishCommand.ts';
import { siteFoldersOf } from '../../scripts/sites/siteFolders.ts';
import { testVariables } from '../../scripts/test/testEnvironment.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';
import type { TestServer } from '../unit/api/server.ts';
import {
  callOf,
  content,
  type Interfere,
  row,
  serveSite,
  type TestSite,
  testSite,
} from '../unit/bake/site.ts';
import { ENTRY, TEMPLATE } from './bakeRuns.ts';
import { WAIT } from './publisherRuns.ts';
import { addTestBuild } from './testBuilds.ts';

const programOf = (name: 'publish' | 'bake'): string =>
  fileURLToPath(new URL(`../../scripts/${name}/cli.ts`, import.meta.url));
/** That of all sites; each may have one of its own. */
export const SHARED_SECRET = 'the-secret-of-all-sites';

/** A line of the log. */
export interface Entry {
  readonly event: string;
  readonly pid: number;
  readonly site?: string;
  readonly url?: string;
}

/** A site with a content server of its own. */
export interface RunSite {
  readonly name: string;
  readonly server: TestServer;
  /** Answers a call in place of the content server. */
  interfere: Interfere;
  /** Writes its settings; the address of its content server is one of them. */
  readonly configure: (more?: Readonly<Record<string, string>>) => Promise<void>;
  /** Edits article 1 of column 10 at its content server. */
  readonly edit: (title: string) => void;
  /** Returns its page of article 1; '' without one. */
  readonly readPage: () => Promise<string>;
  /** How often its content server was asked for an article. */
  readonly countAsked: () => number;
}

/** Two sites, and `npm run publish` for both, which tests share; all ends with the last test of a file. */
export function siteRuns() {
  const state = {
    first: null as unknown as RunSite,
    second: null as unknown as RunSite,
    /** Of the supervisor that was started. */
    url: '',
    /** That which the supervisor has made for itself and its sites. */
    token: '',
    supervisor: null as ChildProcess | null,
    start,
    run,
    runProgram,
    isGone,
    findPid,
    countEntries: (is: (entry: Entry) => boolean) => entries.filter(is).length,
    sendHook,
  };
  let sitesDir = '';
  const entries: Entry[] = [];
  const cleanups: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    sitesDir = await mkdtemp(path.join(tmpdir(), 'sites-'));
    cleanups.push(() => rm(sitesDir, { recursive: true, force: true }));
    const token = await findOperatorToken(undefined, siteFoldersOf(null).outDir);
    if (token.isNew) cleanups.push(() => rm(token.file ?? ''));
    state.token = token.text;
    state.first = await createSite();
    state.second = await createSite();
  });
  afterAll(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });
  return state;

  async function createSite(): Promise<RunSite> {
    // The program finds builds and pages by the name of a site.
    const name = `test-${randomUUID()}`;
    const { outDir, buildsDir } = siteFoldersOf(name);
    const dir = path.dirname(outDir);
    cleanups.push(() => rm(dir, { recursive: true, force: true }));
    await mkdir(dir, { recursive: true });
    await addTestBuild(buildsDir, { entry: ENTRY, template: TEMPLATE });
    const site: TestSite = testSite();
    const { server, settings } = await serveSite(site, (seen, response) =>
      run.interfere(seen, response),
    );
    cleanups.push(server.stop);
    const { siteId, apiUrl, nisUrl, advUrl, mvodUrl } = settings;
    let version = Date.UTC(2026, 2, 2);
    const own = {
      SITE_ID: siteId,
      API_URL: apiUrl,
      NIS_URL: nisUrl,
      ADV_URL: advUrl,
      MVOD_URL: mvodUrl,
    };
    const run: RunSite = {
      name,
      server,
      interfere: () => false,
      configure: (more = {}) => {
        const lines = Object.entries({ ...own, ...more }).map(([key, text]) => `${key}=${text}\n`);
        return writeFile(path.join(sitesDir, `${name}.env`), lines.join(''));
      },
      edit: (title) => {
        const facts = { title, version: ++version };
        site.contents = { ...site.contents, 1: content(1, 10, facts) };
        site.lists = { ...site.lists, 10: [row(1, 10, facts), row(2, 10)] };
      },
      readPage: () =>
        readFile(path.join(outDir, 'newsDetail', '10', '1.html'), 'utf8').catch(() => ''),
      countAsked: () =>
        server.seen.filter(({ url }) => callOf(url.pathname) === 'getArticleContent').length,
    };
    await run.configure();
    return run;
  }

  function environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      ...testVariables({ site: 1, origin: 1 }),
      DATABASE_URL: requireDatabaseUrl(),
      SITES_DIR: sitesDir,
      PUBLISH_PORT: '0',
      PUBLISH_HOST: '127.0.0.1',
      PUBLISH_SECRET: SHARED_SECRET,
      PUBLISH_TOKEN: '',
      PUBLISH_POLL_SECONDS: '0',
      PUBLISH_SWEEP_MINUTES: '0',
      PUBLISH_LOG_LEVEL: 'info',
    };
  }

  /** Starts `npm run publish`, unless it runs, and waits until both sites have been published. */
  async function start(): Promise<void> {
    if (state.supervisor?.exitCode === null && state.supervisor.signalCode === null) return;
    entries.length = 0;
    const child = spawn(process.execPath, [programOf('publish')], {
      env: environment(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    state.supervisor = child;
    // It closes when the last process has ended that writes to it.
    const closed = once(child, 'close');
    cleanups.push(async () => {
      child.kill('SIGTERM');
      await closed;
    });
    createInterface({ input: child.stdout }).on('line', (line) => entries.push(JSON.parse(line)));
    const findUrl = () => entries.find((one) => one.event === 'started' && !one.site)?.url ?? '';
    await expect.poll(findUrl, WAIT).not.toBe('');
    state.url = findUrl();
    for (const { name, readPage } of [state.first, state.second]) {
      await expect.poll(readPage, WAIT).not.toBe('');
      const isSwept = () => entries.some(({ event, site }) => event === 'sweep' && site === name);
      await expect.poll(isSwept, WAIT).toBe(true);
    }
  }

  /** Runs another command of `npm run publish` in this process. */
  async function run(...args: readonly string[]): Promise<{ code: number; text: string }> {
    const before = process.env;
    process.env = environment();
    let text = '';
    const keep = (part: unknown) => {
      text += `${part}\n`;
      return true;
    };
    const spies = [
      vi.spyOn(console, 'log').mockImplementation(keep),
      vi.spyOn(console, 'error').mockImplementation(keep),
      vi.spyOn(process.stdout, 'write').mockImplementation(keep),
      vi.spyOn(process.stderr, 'write').mockImplementation(keep),
    ];
    try {
      return { code: await runPublishCommand(args, new AbortController().signal), text };
    } finally {
      for (const spy of spies) spy.mockRestore();
      process.env = before;
    }
  }

  /** Runs a program to its end; resolves to its exit code and to what it wrote to both outputs. */
  async function runProgram(
    name: 'publish' | 'bake',
    ...args: readonly string[]
  ): Promise<{ code: number; text: string }> {
    const child = spawn(process.execPath, [programOf(name), ...args], { env: environment() });
    let text = '';
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
    }
    const [code] = await once(child, 'close');
    return { code, text };
  }

  /** Returns the process that published a site last. */
  function findPid({ name }: RunSite): number {
    const started = entries.findLast(({ event, site }) => event === 'started' && site === name);
    if (!started) throw new Error('the publisher has not started');
    return started.pid;
  }

  function isGone(pid: number): boolean {
    try {
      process.kill(pid, 0);
      return false;
    } catch {
      return true;
    }
  }

  /** Tells a site of article 1; resolves to the status of the answer. */
  async function sendHook({ name }: RunSite, secret: string): Promise<number> {
    const body = JSON.stringify({ kind: 'article', ids: ['10/1'] });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const response = await fetch(`${state.url}/sites/${name}/hooks/content`, {
      method: 'POST',
      headers: {
        [TIMESTAMP_HEADER]: timestamp,
        [SIGNATURE_HEADER]: signHook(secret, timestamp, body),
      },
      body,
    });
    await response.body?.cancel();
    return response.status;
  }
}
