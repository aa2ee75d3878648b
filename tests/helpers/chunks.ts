import type { Page, Request, Route } from 'playwright/test';
import { scaleLimit } from '../../scripts/test/pace.ts';
import { listBuilt, readBuilt } from './builtFiles.ts';

/** What may happen to a file: the server lacks it, or its answer never comes. */
export const FILE_FAULTS = ['gone', 'hung'] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

const BUILT_CODE = /\/_astro\/[^?]+\.(?:js|css)(?:\?|$)/;

const nameOf = (url: string): string => new URL(url).pathname.replace(/^.*\/_astro\//, '');

/** Returns the names of the scripts and style sheets that the page requests while `use` runs. */
export async function listCode(page: Page, use: () => Promise<void>): Promise<readonly string[]> {
  const names = new Set<string>();
  const note = (request: { url(): string }) => {
    if (BUILT_CODE.test(request.url())) names.add(nameOf(request.url()));
  };
  page.on('request', note);
  await use();
  page.off('request', note);
  return [...names];
}

const PRELOADS = /<link rel="modulepreload"[^>]*>/g;

/**
 * Returns the names of the scripts that pages and dynamic imports request by address. All others
 * are their dependencies, also those that the page preloads: one that hangs is, to the page, an import
 * that hangs.
 */
export async function listEntries(html: string): Promise<ReadonlySet<string>> {
  const scripts = (await listBuilt('.js')).map(readBuilt);
  return new Set([
    ...[...html.replace(PRELOADS, '').matchAll(/\/_astro\/([^"'&?]+\.js)/g)].map(
      ([, name = '']) => name,
    ),
    ...scripts.flatMap((text) =>
      [...text.matchAll(/import\(`\.\/([^`]+)`/g)].map(([, name = '']) => name),
    ),
  ]);
}

/**
 * Whether a page or a dynamic import requests the file by its address. Any other is a dependency: one
 * that is missing is, to the page, an import that fails.
 */
export const isImport = (file: string, entries: ReadonlySet<string>): boolean =>
  entries.has(file) || file.endsWith('.css');

/** A file and what happens to it. */
export interface FileCase {
  readonly file: string;
  readonly fault: FileFault;
}

/** Returns every file with every fault that differs from that of another one. */
export const listFileCases = (
  files: readonly string[],
  entries: ReadonlySet<string>,
): readonly FileCase[] =>
  files.flatMap((file) =>
    FILE_FAULTS.filter((fault) => fault === 'gone' || isImport(file, entries)).map((fault) => ({
      file,
      fault,
    })),
  );

export interface BrokenFiles {
  /** From now on requests are answered; those that hang stay so. */
  recover(): void;
  /** Answers those that hang. */
  release(): Promise<void>;
  /** Waits until no request but those that hang has been under way for a moment. */
  waitForOthers(): Promise<void>;
}

/** Requests that stay open by their nature. */
const OPEN_ENDED = new Set(['eventsource', 'websocket', 'media']);
/** Between an answer and the next request the page compiles and runs what it received. */
const QUIET_MS = 80;
const POLL_MS = 10;
/** The longest wait: some requests are known to be answered by no event (prerendered pages). */
const OTHERS_MS = scaleLimit(10_000);

/** Lets every request for these files of the build fail or hang. */
export async function breakFiles(
  page: Page,
  names: readonly string[],
  fault: FileFault,
): Promise<BrokenFiles> {
  const hanging: Route[] = [];
  let isBroken = true;
  const underWay = new Set<Request>();
  let lastChange = Date.now();
  const end = (request: Request) => {
    if (underWay.delete(request)) lastChange = Date.now();
  };
  page.on('request', (request) => {
    if (OPEN_ENDED.has(request.resourceType())) return;
    underWay.add(request);
    lastChange = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const isQuiet = () => {
    const hung = new Set(hanging.map((route) => route.request()));
    const isWaiting = [...underWay].some((request) => !hung.has(request));
    return !isWaiting && Date.now() - lastChange > QUIET_MS;
  };
  await page.route(
    (url) => names.includes(nameOf(url.href)),
    (route) => {
      if (!isBroken) return route.continue();
      if (fault === 'gone') return route.fulfill({ status: 404, body: 'gone' });
      hanging.push(route);
      return undefined;
    },
  );
  return {
    recover() {
      isBroken = false;
    },
    async release() {
      isBroken = false;
      lastChange = Date.now();
      await Promise.all(hanging.splice(0).map((route) => route.continue()));
    },
    async waitForOthers() {
      const limit = Date.now() + OTHERS_MS;
      while (!isQuiet() && Date.now() < limit) {
        await new Promise((done) => setTimeout(done, POLL_MS));
      }
    },
  };
}
