import type { Page } from 'playwright/test';
import { listBuilt, readBuilt } from './site.ts';

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

/**
 * Returns the names of the scripts that pages and dynamic imports request by address. All others
 * are their dependencies: one that hangs is, to the page, an import that hangs.
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
    FILE_FAULTS.filter(
      (fault) => fault === 'gone' || entries.has(file) || file.endsWith('.css'),
    ).map((fault) => ({ file, fault })),
  );

export interface BrokenFiles {
  /** Every request for these files of the build fails or hangs from now on; no other one does. */
  break(names: readonly string[], fault: FileFault): Promise<void>;
  /** From now on requests are answered; those that hang stay so. */
  recover(): void;
  /** Answers those that hang. */
  release(): Promise<void>;
  /** Returns how many requests hang. */
  countHanging(): number;
}

/**
 * Breaks files of a page. Only requests for them pass through the test, so that a page loads as
 * fast as it does without; routes of Playwright stop every request.
 */
export async function openBrokenFiles(page: Page): Promise<BrokenFiles> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  // What an earlier page has loaded is requested again.
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  let hanging: string[] = [];
  let fault: FileFault | null = null;
  // A page that has gone on has dropped its requests.
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
      // Without a pattern every request would stop.
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
