import { parseArgs } from 'node:util';
import { parsePaperDate } from '../../src/model/paper/date.ts';
import { fail, ok, type Result } from '../../src/model/result.ts';
import { parseTimestamp } from '../../src/model/wire.ts';
import type { Selection } from './bakeJob.ts';
import { MAX_WORKERS } from './bakeUsage.ts';
import { PERMISSION } from './finish/removalLimits.ts';
import { isPageId, type PageRef } from './pageRef.ts';
import { PAGE_KINDS } from './pages/pageKinds.ts';

export interface BakeCommand {
  readonly select: Selection;
  /** null: `dist/client`. */
  readonly out: string | null;
  readonly workers: number;
  /** null: as the site does. */
  readonly compress: boolean | null;
  /** Fetches every article again, also one whose version is not newer. */
  readonly refetch: boolean;
  /** Names what would be done, and changes nothing. */
  readonly dryRun: boolean;
  /** File that receives what became of each page; null for none. */
  readonly report: string | null;
  /** Fails when a page does not show all of its content. */
  readonly strict: boolean;
  /** The code of a run that has held removals, which permits them; null for none. */
  readonly permission: string | null;
}

/** Returns the command of a command line; the error is a sentence for the terminal. */
export function parseCommand(args: readonly string[]): Result<BakeCommand | 'check', string> {
  let values: ReturnType<typeof readArgs>['values'];
  try {
    values = readArgs(args).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  if (values.check) {
    const isAlone = Object.keys(values).length === 1;
    return isAlone ? ok('check') : fail('--check excludes all other options but --site.');
  }

  const { all, news, since, article = [], column = [], paper = [], page = [], out } = values;
  const { workers: workersText = '1' } = values;
  const hasParts = article.length + column.length + paper.length + page.length > 0;
  const given = [all, news, since !== undefined, hasParts].filter(Boolean).length;
  if (given === 0)
    return fail(
      'Say what to bake: --all, --news, --since, --article, --column, --paper or --page.',
    );
  if (given > 1) return fail('--all, --news, --since and single parts exclude each other.');

  const workers = /^\d{1,3}$/.test(workersText) ? Number(workersText) : 0;
  if (workers < 1 || workers > MAX_WORKERS) {
    return fail(`--workers ${workersText} is not a number from 1 to ${MAX_WORKERS}.`);
  }
  if (out === '') return fail('--out needs a folder.');
  const { 'dry-run': dryRun = false, report = null } = values;
  if (report === '') return fail('--report needs a file.');

  const select = hasParts ? parseParts(article, column, paper, page) : parseWhole(news, since);
  if (!select.ok) return select;
  const { compress = null, refetch = false, strict = false } = values;
  const { 'allow-removals': permission = null } = values;
  if (permission !== null && !PERMISSION.test(permission)) {
    return fail(`--allow-removals ${permission} is not the code of a run that has held removals.`);
  }
  const how = { workers, compress, refetch, dryRun, report, strict, permission };
  return ok({ select: select.value, out: out ?? null, ...how });
}

function readArgs(args: readonly string[]) {
  return parseArgs({
    allowNegative: true,
    args: args.map((arg, i) => (isPaperAlone(arg, args[i + 1]) ? '--paper=' : arg)),
    options: {
      all: { type: 'boolean' },
      check: { type: 'boolean' },
      news: { type: 'boolean' },
      since: { type: 'string' },
      article: { type: 'string', multiple: true },
      column: { type: 'string', multiple: true },
      paper: { type: 'string', multiple: true },
      page: { type: 'string', multiple: true },
      out: { type: 'string' },
      workers: { type: 'string' },
      compress: { type: 'boolean' },
      refetch: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      report: { type: 'string' },
      strict: { type: 'boolean' },
      'allow-removals': { type: 'string' },
    },
  });
}

/** Returns whether `--paper` is given without a day. */
const isPaperAlone = (arg: string, next: string | undefined): boolean =>
  arg === '--paper' && (next === undefined || next.startsWith('-'));

function parseWhole(isNews = false, since?: string): Result<Selection, string> {
  if (isNews) return ok({ kind: 'news' });
  if (since === undefined) return ok({ kind: 'all' });
  const at = parseSince(since);
  return at === null ? fail(`--since ${since} is not a time.`) : ok({ kind: 'since', at });
}

export function parseParts(
  articles: readonly string[],
  columns: readonly string[],
  papers: readonly string[],
  pages: readonly string[],
): Result<Selection, string> {
  const refs = new Map<string, PageRef>();
  for (const text of articles) {
    const [columnId = '', id = '', ...rest] = text.split('/');
    if (rest.length > 0 || !isPageId(columnId) || !isPageId(id)) {
      return fail(`--article ${text} is not COLUMN/ID.`);
    }
    const isCourse = columnId === 'onlineStudy';
    refs.set(
      text,
      isCourse
        ? { route: 'onlineStudy', params: { id } }
        : { route: 'newsDetail', params: { columnId, id } },
    );
  }
  const noColumn = columns.find((id) => !isPageId(id));
  if (noColumn !== undefined) return fail(`--column ${noColumn} is not an ID.`);
  const noDay = papers.find((day) => day !== '' && parsePaperDate(day) === '');
  if (noDay !== undefined) return fail(`--paper ${noDay} is not a day.`);
  const noPage = pages.find((text) => parsePage(text) === null);
  if (noPage !== undefined)
    return fail(`--page ${noPage} is not ROUTE/ID of a page that --help names.`);
  return ok({
    kind: 'articles',
    articles: [...refs.values()],
    columns: [...new Set(columns)],
    pages: [...new Set(pages)].flatMap((text) => parsePage(text) ?? []),
    papers: [...new Set(papers.map((day) => (day === '' ? '' : parsePaperDate(day))))],
  });
}

/** Returns the page of `ROUTE/ID…` (`PageKind.pageOption`); null for any other text. */
function parsePage(text: string): PageRef | null {
  const [route, ...ids] = text.split('/');
  const kind = Object.values(PAGE_KINDS).find((one) => one.route === route);
  const names = kind?.pageOption;
  if (!names || ids.length !== names.length || !ids.every(isPageId)) return null;
  const params = Object.fromEntries(names.map((name, index) => [name, ids[index] ?? '']));
  return { route: kind.route, params };
}

/** Returns epoch ms of an ISO time with its zone, or of a time in China; null for other text. */
export function parseSince(text: string): number | null {
  const hasZone = /T[^T]*(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  if (!hasZone) return parseTimestamp(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}
