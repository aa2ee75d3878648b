import { type ApiError, cutMessage } from '../../../src/api/errors.ts';
import type { BakeFailureKind, PageOutcome } from '../bakeJob.ts';
import { describeFullDisk } from '../outsideError.ts';
import { findExistingPages, formatRef, type PageRef } from '../pageRef.ts';
import type { PageBaker } from '../pages/pageKind.ts';
import type { PageView, RenderedPage } from './pageView.ts';

export type FailedOutcome = Extract<PageOutcome, { readonly result: 'failed' }>;

const createFailure = (kind: BakeFailureKind, message: string): FailedOutcome => ({
  result: 'failed',
  kind,
  message,
});

/** Returns the outcome of a job that a failed call ended. */
export const failedByCall = ({ kind, call, message }: ApiError): FailedOutcome =>
  createFailure(kind, `${call}: ${message}`);

/** Returns the outcome of a job that the server's refusal of the publisher ended. */
export const failedByRefusal = ({ message }: ApiError): FailedOutcome =>
  createFailure('refused', message);

/** Returns what an error says, for people; a sentence before it where the disk is full. */
export function messageOf(error: unknown): string {
  const message = cutMessage(readMessage(error));
  const reason = describeFullDisk(error);
  return reason ? `${reason} (${message})` : message;
}

/** A connection that no address of a host accepts has an error for each, and no message of its own. */
function readMessage(error: unknown): string {
  const { message, errors } = Object(error) as {
    readonly message?: unknown;
    readonly errors?: unknown;
  };
  if (message === '' && Array.isArray(errors)) return errors.map(readMessage).join('; ');
  return typeof message === 'string' ? message : String(error);
}

/** The page could not be rendered; any other error comes from reading or writing files. */
class RenderFailure extends Error {}

/** Returns the outcome of a job that threw. */
export const failedByError = (error: unknown): FailedOutcome =>
  createFailure(error instanceof RenderFailure ? 'render' : 'write', messageOf(error));

/** Renders a page. Rejects with an error that `failedByError` recognises. */
export async function renderPage({ render }: PageBaker, view: PageView): Promise<RenderedPage> {
  let lostParts: RenderedPage['lostParts'] = [];
  try {
    const html = await render(view, (parts) => {
      lostParts = parts;
    });
    return { html, lostParts };
  } catch (error) {
    throw new RenderFailure(messageOf(error));
  }
}

/** Returns the outcome of a job whose subject is withdrawn; skipped when it has no page. */
export async function reportWithdrawn(
  { outDir, targetPages }: PageBaker,
  refs: readonly PageRef[],
  reason: string,
): Promise<PageOutcome> {
  const stored = await targetPages?.load(refs.map(formatRef));
  const pages = stored
    ? refs.filter((ref) => stored.has(formatRef(ref)))
    : await findExistingPages(outDir, refs);
  return pages.length > 0 ? { result: 'gone', reason, pages } : { result: 'skipped' };
}
