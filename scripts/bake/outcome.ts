import type { ApiError } from '../../src/api/errors.ts';
import { removePage, writePage } from './files.ts';
import type { PageBaker } from './page.ts';
import type { BakeFailureKind, PageData, PageOutcome, PageRef } from './types.ts';

export const failed = (kind: BakeFailureKind, message: string): PageOutcome => ({
  result: 'failed',
  kind,
  message,
});

export const failedCall = ({ kind, call, message }: ApiError): PageOutcome =>
  failed(kind, `${call}: ${message}`);

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** A page that its screen could not show: the disk has nothing to do with it. */
class RenderFailure extends Error {}

/** What a job that threw came to. */
export const failedBy = (error: unknown): PageOutcome =>
  failed(error instanceof RenderFailure ? 'render' : 'write', messageOf(error));

/** The HTML of a page. Throws what `failedBy` knows. */
export async function renderPage({ render }: PageBaker, page: PageData): Promise<string> {
  try {
    return await render(page);
  } catch (error) {
    throw new RenderFailure(messageOf(error));
  }
}

/** Puts a page in its place, when it is another than the one that stands there. Throws. */
export async function standPage(
  baker: PageBaker,
  ref: PageRef,
  page: PageData,
): Promise<{ readonly result: 'baked' | 'unchanged' }> {
  const html = await renderPage(baker, page);
  const written = await writePage(baker.outDir, ref, html, baker);
  return { result: written === 'written' ? 'baked' : 'unchanged' };
}

/** Takes away the page of something that is there no more. Throws. */
export async function takePage(
  { outDir }: PageBaker,
  ref: PageRef,
  reason: string,
): Promise<PageOutcome> {
  const removed = await removePage(outDir, ref);
  return removed ? { result: 'removed', reason } : { result: 'skipped' };
}
