import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '../../src/model/result.ts';

export const SECTIONS = [
  'bake',
  'publish',
  'bytes',
  'pages',
  'templates',
  'interact',
  'scroll',
  'search',
  'lists',
  'uploads',
] as const;
export type Section = (typeof SECTIONS)[number];

const MAX_COUNT = 50_000;
const MAX_RUNS = 25;
const DEFAULT_COUNTS = [1_000, 10_000];
const MAX_ARTICLES = 500_000;
const DEFAULT_ARTICLES = 5_000;
const DEFAULT_RUNS = 5;
/** There are as many templates as routes, and a run of each takes minutes. */
const DEFAULT_TEMPLATE_RUNS = 1;

export interface BenchCommand {
  readonly sections: readonly Section[];
  /** Numbers of articles to bake; each is one measurement. */
  readonly counts: readonly number[];
  /** Number of articles of the site that is published. */
  readonly articles: number;
  /** Visits of each page, of which the median is reported. */
  readonly runs: number;
  /** Visits of each page in the table of all templates. */
  readonly templateRuns: number;
}

export const USAGE = `Usage: npm run bench -- [--only ${SECTIONS.join('|')}] [--count N]
                        [--articles N] [--runs N]

  --only SECTION   this section only; may be repeated
  --count N        articles to bake, 1 to ${MAX_COUNT} (default: ${DEFAULT_COUNTS.join(' and ')})
  --articles N     articles to publish, 1 to ${MAX_ARTICLES} (default: ${DEFAULT_ARTICLES})
  --runs N         visits of a page, 1 to ${MAX_RUNS} (default: ${DEFAULT_RUNS}; of all templates: ${DEFAULT_TEMPLATE_RUNS})

Measures the last build (npm run build) on this machine, against an origin of its own.`;

/** Parses the command line; the error is a message for the developer. */
export function parseBenchCommand(args: readonly string[]): Result<BenchCommand | 'help', string> {
  let values: ReturnType<typeof readArgs>['values'];
  try {
    values = readArgs(args).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  if (values.help) return ok('help');
  const { only = [], count, articles, runs } = values;
  const sections = SECTIONS.filter((section) => only.length === 0 || only.includes(section));
  const unknown = only.find((name) => !(SECTIONS as readonly string[]).includes(name));
  if (unknown !== undefined) return fail(`--only ${unknown} is not one of ${SECTIONS.join(', ')}.`);
  const counted = readNumber(count, MAX_COUNT);
  if (counted === null) return fail(`--count ${count} is not a number from 1 to ${MAX_COUNT}.`);
  const published = readNumber(articles, MAX_ARTICLES);
  if (published === null) {
    return fail(`--articles ${articles} is not a number from 1 to ${MAX_ARTICLES}.`);
  }
  const ran = readNumber(runs, MAX_RUNS);
  if (ran === null) return fail(`--runs ${runs} is not a number from 1 to ${MAX_RUNS}.`);
  return ok({
    sections,
    counts: counted === undefined ? DEFAULT_COUNTS : [counted],
    articles: published ?? DEFAULT_ARTICLES,
    runs: ran ?? DEFAULT_RUNS,
    templateRuns: ran ?? DEFAULT_TEMPLATE_RUNS,
  });
}

function readArgs(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true },
      count: { type: 'string' },
      articles: { type: 'string' },
      runs: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}

/** Parses a number; undefined when it is absent, null when it is out of bounds. */
function readNumber(text: string | undefined, max: number): number | undefined | null {
  if (text === undefined) return undefined;
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= max ? number : null;
}
