import path from 'node:path';
import type { ApiError } from '../../../src/api/errors.ts';
import { readFileIfExists, writeFileAtomically } from '../atomicFile.ts';
import type { BakeJob, MadePage, PageOutcome } from '../bakeJob.ts';
import { messageOf } from '../errors.ts';
import { linkArticleId } from '../idLink.ts';
import type { PageSource } from '../load/bakeClient.ts';
import type { PageContent } from '../load/pageContent.ts';
import { writePage } from '../pageFiles.ts';
import {
  findExistingPages,
  formatRef,
  type PageRef,
  pageFile,
  replacesTemplate,
} from '../pageRef.ts';
import type { LoadedPage, PageBaker, PageKind } from '../pages/pageKind.ts';
import { PAGE_KINDS } from '../pages/pageKinds.ts';
import { hasVersion } from '../plan/skipUnchanged.ts';
import { deleteOtherPictures, pictureFolder, takePictures, writePictures } from './pagePictures.ts';
import { hashView, type PageView, type RenderedPage } from './pageView.ts';

/**
 * Does one job. Never rejects: a failure leaves the existing page as it is, and is the outcome.
 * No page is removed here (`PageOutcome`).
 */
export async function bakePage(baker: PageBaker, job: BakeJob): Promise<PageOutcome> {
  const outcome = await baker.client.forPage(
    describeSource(baker, job),
    async (): Promise<PageOutcome> => {
      try {
        return await bakeByKind(baker, PAGE_KINDS[job.route], job);
      } catch (error) {
        const kind = error instanceof RenderFailure ? 'render' : 'write';
        return { result: 'failed', kind, message: messageOf(error) };
      }
    },
  );
  const refusal = baker.client.refusal();
  const isWritten = outcome.result === 'baked' || outcome.result === 'unchanged';
  if (!refusal || isWritten) return outcome;
  return { result: 'failed', kind: 'refused', message: refusal.message };
}

/** Returns the outcome of a job that a failed call ended. */
const failedByCall = ({ kind, call, message }: ApiError): PageOutcome => ({
  result: 'failed',
  kind,
  message: `${call}: ${message}`,
});

/** Reads the stored content of a page once, when a call first needs it. */
function describeSource({ readContent, source }: PageBaker, job: BakeJob): PageSource {
  const read = async (): Promise<PageContent | null> => {
    const text = await readContent?.(formatRef(job));
    return text === undefined ? null : JSON.parse(text);
  };
  let content: ReturnType<typeof read> | undefined;
  const readOnce = () => {
    content ??= read();
    return content;
  };
  return {
    readLast: async () => (await readOnce())?.answers ?? null,
    readCurrent: async () => {
      const stored = job.isContentCurrent ? await readOnce() : null;
      return stored?.source === source ? stored.answers : null;
    },
  };
}

async function bakeByKind(baker: PageBaker, kind: PageKind, job: BakeJob): Promise<PageOutcome> {
  const loaded = await kind.load(baker, job);
  if (!loaded.ok) return failedByCall(loaded.error);
  const page = loaded.value;
  switch (page.state) {
    case 'ready':
      return job.action === 'check' ? { result: 'kept' } : writeLoaded(baker, kind, job, page);
    case 'exists':
      return { result: 'kept' };
    case 'withdrawn': {
      const { reason, pages = [job] } = page;
      if (kind.withdraw) return kind.withdraw(baker, job, reason);
      return reportWithdrawn(baker, pages, reason);
    }
    case 'none':
      return { result: 'skipped' };
  }
}

async function writeLoaded(
  baker: PageBaker,
  { copies = [] }: PageKind,
  job: BakeJob,
  {
    ref,
    view,
    rowCount,
    shown = [],
    searchTitle,
    describe,
  }: Extract<LoadedPage, { readonly state: 'ready' }>,
): Promise<PageOutcome> {
  // Without the answer of such a call the page would lose a part that it has.
  const missing = baker.client.neededFailure();
  if (missing) return failedByCall(missing);
  const viewHash = hashView(view);
  const made: MadePage = {
    ref,
    viewHash,
    rowCount,
    isComplete: baker.client.isComplete(),
    shownIds: [...new Set(shown.map(({ id }) => id))],
    searchTitle: searchTitle || null,
    lostParts: job.stored?.lostParts ?? [],
    content: describeContent(baker, job),
  };
  if (isWritten(baker, job, made)) return { result: 'unchanged', made, ...(await describe?.()) };
  const { siteBase } = baker.client.settings;
  const folder = pictureFolder(ref);
  const rendered = await renderPage(baker, view);
  const { lostParts } = rendered;
  const { html, pictures } = takePictures(rendered.html, `${siteBase}/${folder}`);
  const isAllowed = rowCount !== 0 || job.mayEmpty === true;
  if (!isAllowed && (await wouldEmptyList(baker, job, ref, html))) {
    return { result: 'emptied', reason: 'its list is empty' };
  }
  // The pictures first: no reader gets a page without them.
  await writePictures(path.join(baker.outDir, folder), pictures);
  const written = [await writePage(baker.outDir, ref, html, baker)];
  await deleteOtherPictures(path.join(baker.outDir, folder), pictures);
  for (const name of copies) {
    written.push(await writeFileAtomically(path.join(baker.outDir, name), html, baker));
  }
  const isNew = written.includes('written');
  const described = await describe?.();
  const own = described?.published?.ref;
  if (own && formatRef(own) === formatRef(ref)) {
    linkArticleId(baker.outDir, ref, isNew ? 'written' : 'unchanged');
  }
  return { result: isNew ? 'baked' : 'unchanged', made: { ...made, lostParts }, ...described };
}

/**
 * Returns the content of a page for the store; null when it is the stored one. Of pages without a version, only what
 * takes the place of optional calls that fail.
 */
function describeContent({ client, source }: PageBaker, job: BakeJob): string | null {
  const answers = client.fetchedAnswers(hasVersion(job) ? 'all' : 'optional');
  const content: PageContent | null = answers && { source, answers };
  return content && JSON.stringify(content);
}

/**
 * Returns whether the file of a page was made of the same: the renderer would return the same bytes.
 * A build replaces the files of templates, so that the stored page says nothing about them.
 */
function isWritten({ siteVersion }: PageBaker, job: BakeJob, { ref, viewHash }: MadePage): boolean {
  const { stored } = job;
  if (!stored || replacesTemplate(ref) || formatRef(ref) !== formatRef(job)) return false;
  return stored.siteVersion === siteVersion && stored.viewHash === viewHash;
}

/**
 * Returns whether the page lists rows now and would list none: a content server in trouble answers
 * empty lists. An existing page whose rows were not counted, and that would change, has rows.
 */
async function wouldEmptyList(
  { outDir, targetPages }: PageBaker,
  job: BakeJob,
  ref: PageRef,
  html: string,
): Promise<boolean> {
  const stored = formatRef(ref) === formatRef(job) ? job.stored : undefined;
  if (targetPages) return (stored?.rowCount ?? 0) > 0;
  const existing = await readFileIfExists(pageFile(outDir, ref));
  if (existing === null) return false;
  const rowCount = stored?.rowCount ?? null;
  return rowCount === null ? existing.toString() !== html : rowCount > 0;
}

/** The page could not be rendered; any other error comes from reading or writing files. */
class RenderFailure extends Error {}

/** Renders a page. Rejects with `RenderFailure`. */
async function renderPage({ render }: PageBaker, view: PageView): Promise<RenderedPage> {
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
async function reportWithdrawn(
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
