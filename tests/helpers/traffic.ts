import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from 'playwright/test';

/** A file or answer that a page asked for. */
export interface Transfer {
  readonly url: string;
  /** Playwright's word: document, script, stylesheet, image, media, font, fetch, xhr. */
  readonly type: string;
  readonly text: string;
  /** Brotli at its best, as a CDN keeps it; pictures and media are not weighed (0). */
  readonly bytes: number;
}

const UNWEIGHED = /^(image|media)$/;

export const brotliSize = (content: string | Buffer): number =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

/** Collects what the page receives from now on; `read` waits for bodies under way. */
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
  // Preflights, redirects and answers without a body have none to read.
  const body = await response.body().catch(() => Buffer.alloc(0));
  return { url, type, text: body.toString(), bytes: body.length === 0 ? 0 : brotliSize(body) };
}

/** Waits until the page asks for nothing more: loaded, idle, and what idle time started done. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  // A load state that was reached is not waited for again, so quiet is asked for anew.
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
