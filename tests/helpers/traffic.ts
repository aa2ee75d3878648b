import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from 'playwright/test';

/** A response that a page received. */
export interface Transfer {
  readonly url: string;
  /** Playwright's resource type: document, script, stylesheet, image, media, font, fetch, xhr. */
  readonly type: string;
  readonly text: string;
  /** Size with Brotli at its best quality, as on a CDN; 0 for images and media. */
  readonly bytes: number;
}

const UNWEIGHED = /^(image|media)$/;

export const brotliSize = (content: string | Buffer): number =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

/** Sizes by text: pages share most of their files, and this quality is slow. */
const sizes = new Map<string, number>();

function sizeOf(text: string): number {
  const bytes = sizes.get(text) ?? (text === '' ? 0 : brotliSize(text));
  sizes.set(text, bytes);
  return bytes;
}

/** Collects the responses of a page from now on; `read` waits for pending bodies. */
export function collectTraffic(page: Page): { read(): Promise<Transfer[]> } {
  const transfers: Promise<Transfer | null>[] = [];
  page.on('response', (response) => transfers.push(readTransfer(response)));
  return {
    read: async () => {
      const all = await Promise.all(transfers);
      return all.filter((transfer) => transfer !== null);
    },
  };
}

async function readTransfer(response: Response): Promise<Transfer | null> {
  const url = response.url();
  const type = response.request().resourceType();
  if (!/^https?:/.test(url)) return null;
  if (UNWEIGHED.test(type)) return { url, type, text: '', bytes: 0 };
  // Preflights and redirects have no body, and reading it throws.
  const body = await response.body().catch(() => Buffer.alloc(0));
  const text = body.toString();
  return { url, type, text, bytes: sizeOf(text) };
}

/** Waits until the page sends no more requests, including those that idle callbacks start. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  // `waitForLoadState` returns at once for a state that was reached, so this waits again.
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((done) => {
        let timer = setTimeout(done, quietMs);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quietMs);
        }).observe({ type: 'resource', buffered: false });
      }),
    QUIET_MS,
  );
}

const QUIET_MS = 500;
