import type { Page } from 'playwright/test';
import { listBuilt, readBuilt } from './site.ts';

/** The server answers 404 (`gone`), or does not answer (`hung`). */
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

/**
 * Returns the names of the scripts that pages and dynamic imports request by address. All others
 * are their dependencies: to the page, a dependency that hangs is an import that hangs.
 */
export async function listEntries(html: string): Promise<ReadonlySet<string>> {
  const scripts = (await listBuilt('.js')).map(readBuilt);
  return new Set([
    ...[...html.matchAll(/\/_astro\/([^"'&?]+\.js)/g)].map(([, name = '']) => name),
    ...scripts.flatMap((text) =>
      [...text.matchAll(/import\(`\.\/([^`]+)`/g)].map(([, name = '']) => name),
    ),
  ]);
}

/** A file and its fault. */
export interface FileCase {
  readonly file: string;
  readonly fault: FileFault;
}

/** Returns every file with each fault whose effect differs from that of another case. */
export const listFileCases = (
  files: readonly string[],
  entries: ReadonlySet<string>,
): readonly FileCase[] =>
  files.flatMap((file) =>
    FILE_FAULTS.filter(
      (fault) => fault === 'gone' || entries.has(file) || file.endsWith('.css'),
    ).map((fault) => ({ file, fault })),
  );

export interface BrokenFiles {
  /** Makes every later request for these files of the build, and for no other, fail or hang. */
  break(names: readonly string[], fault: FileFault): Promise<void>;
  /** Answers later requests; requests that hang stay pending. */
  recover(): void;
  /** Answers the requests that hang. */
  release(): Promise<void>;
  /** Returns how many requests hang. */
  countHanging(): number;
}

/**
 * Breaks files of a page. Intercepts requests for these files only, so that the page loads at its
 * normal speed; a route of Playwright would intercept every request.
 */
export async function openBrokenFiles(page: Page): Promise<BrokenFiles> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  // Files that an earlier page has loaded must be requested again.
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  let hanging: string[] = [];
  let fault: FileFault | null = null;
  // A navigation cancels the requests of the page before.
  const ignore = () => {};
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    if (fault === 'hung') hanging.push(requestId);
    else if (fault === null) browser.send('Fetch.continueRequest', { requestId }).catch(ignore);
    else browser.send('Fetch.fulfillRequest', { requestId, responseCode: 404 }).catch(ignore);
  });
  const release = async () => {
    fault = null;
    const requests = hanging;
    hanging = [];
    await Promise.all(
      requests.map((requestId) =>
        browser.send('Fetch.continueRequest', { requestId }).catch(ignore),
      ),
    );
  };
  return {
    async break(names, kind) {
      await release();
      fault = kind;
      const patterns = names.map((name) => ({ urlPattern: `*/_astro/${name}*` }));
      // An empty list of patterns would intercept every request.
      if (patterns.length > 0) await browser.send('Fetch.enable', { patterns });
      else await browser.send('Fetch.disable');
    },
    recover() {
      fault = null;
    },
    release,
    countHanging: () => hanging.length,
  };
}
