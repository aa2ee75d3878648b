import type { ReadingRoute } from '../../src/model/reading/types.ts';
import type { ReadingLocals } from '../../src/screens/reading/locals.ts';
import { formatRef, hasPage, isPageId, pageFile } from './files.ts';
import { isRefusedCall, type ListedArticle, type Listing } from './listing.ts';
import { writeList } from './listPage.ts';
import { existingPages, failedCall, gonePage, isSaidGone, renderPage } from './outcome.ts';
import type { PageBaker } from './page.ts';
import type { ReadingKind } from './pages/readingKind.ts';
import { READING_KINDS } from './pages/readingPages.ts';
import type { BakeJob, PageOutcome, PageRef, WholeSelection } from './types.ts';

type ReadingRef = PageRef & { readonly route: ReadingRoute };
type ReadingJob = BakeJob & ReadingRef;

const KINDS: readonly ReadingKind[] = Object.values(READING_KINDS) as never;
const kindOf = ({ route }: PageRef) => KINDS.find((kind) => kind.route === route);

/** A template's page; the newspaper's other pages have the day of their edition. */
export const isReadingRef = (ref: PageRef): ref is ReadingRef => !ref.time && !!kindOf(ref);
export const isReadingJob = (job: BakeJob): job is ReadingJob => isReadingRef(job);

/** The pages that take the place of a template of the build in `outDir`. */
export async function findTemplatePages(outDir: string): Promise<PageRef[]> {
  const refs = KINDS.filter(({ list }) => !list).map(({ route }) => ({
    route,
    columnId: '',
    id: '',
  }));
  return existingPages(outDir, refs);
}

/**
 * What a run over the whole site does with the pages for readers without JavaScript: all that
 * take a template's place (`templates`). Of those that articles name it has the ones of changed
 * articles and those that are missing; a run over all has the ones that exist as well.
 */
export function planReading(
  select: WholeSelection,
  { articles }: Pick<Listing, 'articles'>,
  baked: ReadonlyMap<string, PageRef>,
  templates: readonly PageRef[],
): BakeJob[] {
  const all = [...articles.values()].filter(({ isOwn }) => isOwn);
  const isChanged = ({ changedAt }: ListedArticle) =>
    select.kind === 'all' || changedAt === null || changedAt >= select.at;
  const refs = new Map<string, PageRef>();
  // Ids come from the wire.
  const add = (ref: PageRef) => {
    if ([ref.columnId, ref.id].filter(Boolean).every(isPageId)) refs.set(formatRef(ref), ref);
  };
  for (const ref of templates) add(ref);
  for (const { route, list } of KINDS) {
    if (!list) continue;
    for (const ref of list(all.filter(isChanged))) add({ route, ...ref });
    for (const ref of list(all)) {
      if (!baked.has(formatRef({ route, ...ref }))) add({ route, ...ref });
    }
  }
  if (select.kind === 'all') for (const ref of baked.values()) if (isReadingRef(ref)) add(ref);
  return [...refs.values()].map((ref) => ({ ...ref, action: 'bake' }));
}

/** The page of an address; null when it is none of these or its ids do not fit. */
export function parseReadingPage(route: string, ids: readonly string[]): PageRef | null {
  const kind = KINDS.find((one) => one.route === route);
  const count = kind?.idCount ?? 0;
  if (!kind || ids.length !== count || !ids.every(isPageId)) return null;
  const [id = '', columnId = ''] = ids.toReversed();
  return { route: kind.route, columnId, id };
}

/** The pages with all comments of articles that exist, for a run over these articles. */
export const planComments = (
  articles: readonly PageRef[],
  baked: ReadonlyMap<string, PageRef>,
): BakeJob[] =>
  [...baked.values()]
    .filter(
      ({ route, columnId }) => route === 'commentAll' && articles.some(({ id }) => id === columnId),
    )
    .map((ref) => ({ ...ref, action: 'bake' }));

/**
 * Does the job of one page. A page that replaces its template's file needs the template; it is
 * never removed, and keeps its rows as a list does. Throws as `bakePage` knows it.
 */
export async function bakeReading(baker: PageBaker, job: ReadingJob): Promise<PageOutcome> {
  const { client, config, outDir, state } = baker;
  const kind = READING_KINDS[job.route] as ReadingKind;
  const isInPlace = kind.list === undefined;
  if (isInPlace && !(await hasPage(outDir, job))) return { result: 'skipped' };
  const data = await kind.load({ client, config }, job);
  if (!data.ok) {
    if (isSaidGone(data.error) && !isInPlace) return gonePage(baker, job, 'not found');
    // A site without such lists refuses the call: that is no failure, and removes nothing.
    return isRefusedCall(data.error) ? { result: 'skipped' } : failedCall(data.error);
  }
  const name = formatRef(job);
  const rows = kind.countRows(data.value);
  if (rows === 0 && !isInPlace) return gonePage(baker, job, 'its list is empty');
  // The template of a site without such a list.
  if (rows === 0 && !state?.readRowCount(name)) return { result: 'skipped' };
  const { settings } = client;
  const page = { route: job.route, reading: data.value, config, settings } as ReadingLocals;
  return writeList(baker, {
    ...{ name, rows, mayEmpty: job.mayEmpty === true },
    html: await renderPage(baker, page),
    file: pageFile(outDir, job),
  });
}
