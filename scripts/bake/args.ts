import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '../../src/model/result.ts';
import { parseMoment } from '../../src/model/wire.ts';
import { isPageId } from './files.ts';
import { type PageRef, type Selection, STUDY_ROUTE } from './types.ts';

const MAX_WORKERS = 32;

export interface BakeCommand {
  readonly select: Selection;
  /** null: `dist/client`. */
  readonly out: string | null;
  readonly workers: number;
  readonly compress: boolean;
}

export const USAGE = `Usage: npm run bake -- (--all | --since TIME | --article COLUMN/ID …) [options]

  --all                 every article that a column lists and every short video; pages of
                        withdrawn ones go
  --since TIME          articles changed since TIME or without a page; withdrawn ones go
                        2026-05-01, '2026-05-01 08:30:00' (China time) or 2026-05-01T00:30:00Z
  --article COLUMN/ID   this article under this column; may be repeated
            onlineStudy/ID as a course

  --out DIR             folder of the built files (default: dist/client)
  --workers N           threads that bake, 1 to ${MAX_WORKERS} (default: 1)
  --compress            writes .html.br and .html.gz beside each page
  --help                this text

Exit code: 0 all went well, 1 something failed (named at the end), 2 wrong arguments.`;

/** The command line as a command; the error says in words what is wrong with it. */
export function parseCommand(args: readonly string[]): Result<BakeCommand | 'help', string> {
  let values: ReturnType<typeof readArgs>['values'];
  try {
    values = readArgs(args).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  if (values.help) return ok('help');

  const { all, since, article: articles = [], out, workers: workersText = '1' } = values;
  const given = [all, since !== undefined, articles.length > 0].filter(Boolean).length;
  if (given === 0) return fail('Say what to bake: --all, --since or --article.');
  if (given > 1) return fail('--all, --since and --article exclude each other.');

  const workers = /^\d{1,3}$/.test(workersText) ? Number(workersText) : 0;
  if (workers < 1 || workers > MAX_WORKERS) {
    return fail(`--workers ${workersText} is not a number from 1 to ${MAX_WORKERS}.`);
  }
  if (out === '') return fail('--out needs a folder.');

  const select = parseSelection(since, articles);
  if (!select.ok) return select;
  const { compress = false } = values;
  return ok({ select: select.value, out: out ?? null, workers, compress });
}

function readArgs(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean' },
      since: { type: 'string' },
      article: { type: 'string', multiple: true },
      out: { type: 'string' },
      workers: { type: 'string' },
      compress: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}

function parseSelection(
  since: string | undefined,
  articles: readonly string[],
): Result<Selection, string> {
  if (since !== undefined) {
    const at = parseSince(since);
    return at === null ? fail(`--since ${since} is not a time.`) : ok({ kind: 'since', at });
  }
  if (articles.length === 0) return ok({ kind: 'all' });
  const refs = new Map<string, PageRef>();
  for (const text of articles) {
    const [columnId = '', id = '', ...rest] = text.split('/');
    if (rest.length > 0 || !isPageId(columnId) || !isPageId(id)) {
      return fail(`--article ${text} is not COLUMN/ID.`);
    }
    const isStudy = columnId === STUDY_ROUTE;
    refs.set(text, isStudy ? { route: STUDY_ROUTE, columnId: '', id } : { columnId, id });
  }
  return ok({ kind: 'articles', articles: [...refs.values()] });
}

/** Epoch ms of an ISO time with its zone, or of a time in China; null when it is neither. */
export function parseSince(text: string): number | null {
  const hasZone = /T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  if (!hasZone) return parseMoment(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}
