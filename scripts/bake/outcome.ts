import type { ApiError } from '../../src/api/errors.ts';
import { hasPage, writePage } from './files.ts';
import type { PageBaker } from './page.ts';
import type { BakeFailureKind, PageData, PageOutcome, PageRef } from './types.ts';

export const failed = (kind: BakeFailureKind, message: string): FailedOutcome => ({
  result: 'failed',
  kind,
  message,
});

type FailedOutcome = Extract<PageOutcome, { readonly result: 'failed' }>;

export const failedCall = ({ kind, call, message }: ApiError): FailedOutcome =>
  failed(kind, `${call}: ${message}`);

/** Returns whether the content server said that there is no such thing: HTTP's 404 may be a proxy's. */
export const isSaidGone = ({ kind, status = 0 }: ApiError): boolean =>
  kind === 'empty' && status < 400;

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

/**
 * The failure of a call without which the current page would lose a part; null when there is
 * none. Such a page is left as it is.
 */
export function neededFailure({ client }: PageBaker): FailedOutcome | null {
  const error = client.neededFailure();
  return error && failedCall(error);
}

/** Renders a page and writes it when it differs from the existing one. Throws. */
export async function writeRendered(
  baker: PageBaker,
  ref: PageRef,
  page: PageData,
): Promise<Extract<PageOutcome, { readonly result: 'baked' | 'unchanged' | 'failed' }>> {
  const failure = neededFailure(baker);
  if (failure) return failure;
  const html = await renderPage(baker, page);
  const written = await writePage(baker.outDir, ref, html, baker);
  return { result: written === 'written' ? 'baked' : 'unchanged' };
}

/** The outcome of a job whose subject is withdrawn; skipped when it has no page. */
export async function gonePage(
  baker: PageBaker,
  ref: PageRef,
  reason: string,
): Promise<PageOutcome> {
  return gonePages(baker, [ref], reason);
}

/** As `gonePage`, for all addresses that the subject may have. */
export async function gonePages(
  { outDir }: PageBaker,
  refs: readonly PageRef[],
  reason: string,
): Promise<PageOutcome> {
  const pages = await existingPages(outDir, refs);
  return pages.length > 0 ? { result: 'gone', reason, pages } : { result: 'skipped' };
}

/** Those of the pages that exist. */
export async function existingPages(outDir: string, refs: readonly PageRef[]): Promise<PageRef[]> {
  const found = await Promise.all(refs.map((ref) => hasPage(outDir, ref)));
  return refs.filter((_, index) => found[index]);
}
