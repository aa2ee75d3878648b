import { type AddressInfo, createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { ProcessedNavigation } from 'lighthouse/core/computed/processed-navigation.js';
import { type Browser, chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import type { BenchSite } from './benchSite.ts';
import { logInAsMember } from './logInAsMember.ts';
import { type Protocol, serveFolders } from './serveFolders.ts';

const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
/** The audit that lists the requests of a visit. */
const REQUESTS = 'network-requests';

/** The metrics of a visit; `requests` are those that began before the largest paint. */
export const METRICS = ['FCP', 'LCP', 'TBT', 'CLS', 'JS', 'requests'] as const;
export type Metric = (typeof METRICS)[number];
/** Times in ms, JS in bytes as transferred; NaN where Lighthouse could not measure. */
export type Metrics = Readonly<Record<Metric, number>>;

interface Visit {
  readonly url: string;
  /** What the browser has stored for the site; a first visit without it. */
  readonly stored?: Readonly<Record<string, string>>;
}

/** A page of a variant of the site, by its address below the base. */
interface VisitedPage<Variant> {
  readonly variant: Variant;
  readonly address: string;
  readonly needsLogin?: boolean | undefined;
}

interface LighthouseBrowser<Variant> {
  /** Measures a visit of a phone. Rejects when the page cannot be loaded. */
  readonly measure: (page: VisitedPage<Variant>) => Promise<Metrics>;
  /**
   * Opens a page without measuring it: its files are compressed then, and its images drawn. Returns
   * its document as HTML.
   */
  readonly warmUp: (page: VisitedPage<Variant>) => Promise<string>;
}

/** The phone of Lighthouse, so that the same images are warm. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const WARM_UP_LIMIT_MS = 5_000;

/** Serves the variants of a site while `use` visits them in a browser that Lighthouse controls. */
export async function withLighthouse<Variant extends string, T>(
  site: BenchSite,
  folders: Readonly<Record<Variant, string>>,
  protocol: Protocol,
  use: (browser: LighthouseBrowser<Variant>) => Promise<T>,
): Promise<T> {
  const served = await serveFolders(site, folders, protocol);
  try {
    const port = await findFreePort();
    const browser = await chromium.launch({
      executablePath: findChromium(),
      // It accepts the bench's certificate.
      args: [...CHROMIUM_ARGS, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
    });
    try {
      const session = await logInAsMember(site.settings.apiUrl);
      const visitOf = ({ variant, address, needsLogin }: VisitedPage<Variant>): Visit => ({
        url: `${served.urls[variant]}/${address}`,
        ...(needsLogin && { stored: session }),
      });
      return await use({
        measure: (page) => measure(visitOf(page), port),
        warmUp: (page) => warmUp(browser, visitOf(page)),
      });
    } finally {
      await browser.close();
    }
  } finally {
    await served.stop();
  }
}

async function measure({ url, stored }: Visit, port: number): Promise<Metrics> {
  if (stored) await storeInBrowser(port, url, stored);
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    // Computes from an unthrottled trace.
    throttlingMethod: 'simulate',
    disableFullPageScreenshot: true,
    onlyAudits: [...Object.values(AUDITS), REQUESTS],
    // Lighthouse keeps these by default.
    ...(!stored && { clearStorageTypes: ['all'] }),
  });
  const { audits, runtimeError } = result?.lhr ?? {};
  if (!result || !audits || runtimeError)
    throw new Error(`Lighthouse, ${url}: ${runtimeError?.message ?? 'no result'}`);
  const read = (metric: keyof typeof AUDITS) => audits[AUDITS[metric]]?.numericValue ?? Number.NaN;
  const requests = readRequests(audits[REQUESTS]?.details);
  const largestPaintUs = await findLargestPaint(result.artifacts.Trace);
  const scripts = requests.filter(({ isScript }) => isScript);
  return {
    FCP: read('FCP'),
    LCP: read('LCP'),
    TBT: read('TBT'),
    CLS: read('CLS'),
    JS: scripts.reduce((bytes, script) => bytes + script.bytes, 0),
    requests: Number.isNaN(largestPaintUs)
      ? Number.NaN
      : requests.filter(({ startUs }) => startUs < largestPaintUs).length,
  };
}

interface SentRequest {
  readonly isScript: boolean;
  readonly bytes: number;
  /** On the clock of the trace. */
  readonly startUs: number;
}

/** Reads the requests to servers from the details of their audit. */
function readRequests(details: unknown): SentRequest[] {
  const { items = [], debugData } = (details ?? {}) as {
    items?: readonly Readonly<Record<string, unknown>>[];
    debugData?: { networkStartTimeTs?: number };
  };
  return items
    .filter(({ url }) => /^https?:/.test(String(url)))
    .map(({ resourceType, transferSize, networkRequestTime }) => ({
      isScript: resourceType === 'Script',
      bytes: Number(transferSize ?? 0),
      startUs: (debugData?.networkStartTimeTs ?? 0) + Number(networkRequestTime ?? 0) * 1000,
    }));
}

type Trace = Parameters<typeof ProcessedNavigation.request>[0];

/** Returns when the largest paint was observed; NaN without one. */
async function findLargestPaint(trace: Trace): Promise<number> {
  const { timestamps } = await ProcessedNavigation.request(trace, { computedCache: new Map() });
  return timestamps.largestContentfulPaint ?? Number.NaN;
}

/** Stores values for a site in the browser's default context, which Lighthouse uses. */
async function storeInBrowser(
  port: number,
  url: string,
  stored: Readonly<Record<string, string>>,
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const page = await browser.contexts()[0]?.newPage();
    // No page of the site, so that no code of it runs.
    await page?.goto(new URL('/robots.txt', url).href);
    await page?.evaluate((values) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
    await page?.close();
  } finally {
    await browser.close();
  }
}

async function warmUp(browser: Browser, { url, stored = {} }: Visit): Promise<string> {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  try {
    await context.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
    const page = await context.newPage();
    await page.goto(url);
    // A page that never is idle is warm enough.
    await page.waitForLoadState('networkidle', { timeout: WARM_UP_LIMIT_MS }).catch(() => {});
    return await page.content();
  } finally {
    await context.close();
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
