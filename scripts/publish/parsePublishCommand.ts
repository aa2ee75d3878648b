import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '../../src/model/result.ts';
import { isPageId } from '../bake/pageRef.ts';
import { checkEvent, type EventKind } from './contentEvent.ts';
import type { PreviewedArticle } from './previewLink.ts';

/** What the command does: runs until it is ended, publishes once, or is about builds. */
export type PublishCommand =
  | { readonly kind: 'serve'; readonly out: string | null; readonly compress: boolean | null }
  | {
      readonly kind: 'release';
      /** The beginning of a version, or `newest`; null: the builds are listed. */
      readonly build: string | null;
      readonly out: string | null;
    }
  | { readonly kind: 'preview'; readonly articles: readonly PreviewedArticle[]; readonly out: null }
  | {
      readonly kind: 'once';
      /** Arguments of `npm run bake` that do the same. */
      readonly bakeArgs: readonly string[];
      readonly out: string | null;
      /** null: as the site does. */
      readonly compress: boolean | null;
      readonly isDryRun: boolean;
    };

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  report: { type: 'string' },
  'allow-removals': { type: 'string' },
  out: { type: 'string' },
  compress: { type: 'boolean' },
} as const;

/** Returns the command of a command line; the error is a sentence for the terminal. */
export function parsePublishCommand(args: readonly string[]): Result<PublishCommand, string> {
  let parsed: ReturnType<typeof readArgs>;
  try {
    parsed = readArgs(args);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const { out = null, compress = null, report, 'dry-run': dryRun } = values;
  const { 'allow-removals': permission } = values;
  const [kind, ...ids] = positionals;
  const isOnce = report !== undefined || permission !== undefined || dryRun;
  if (kind === undefined || kind === 'serve') {
    if (ids.length > 0) return fail('serve takes no ids.');
    if (isOnce) return fail('--dry-run, --report and --allow-removals need a kind, such as site.');
    return ok({ kind: 'serve', out, compress });
  }
  if (kind === 'release') {
    const [build = null, ...more] = ids;
    if (more.length > 0) return fail('release takes one build.');
    if (isOnce || compress !== null) return fail('release has only the option --out.');
    return ok({ kind: 'release', build, out });
  }
  if (kind === 'preview') {
    if (out !== null || isOnce || compress !== null) return fail('preview has no options.');
    return parsePreview(ids);
  }
  const option = BAKE_OPTIONS[kind as EventKind];
  if (option === undefined) return fail(`${kind} is not a kind of content.`);
  const event = checkEvent({ kind: kind as EventKind, ids });
  if (!event.ok) return event;
  const column = kind === 'article' ? ids.find((id) => !id.includes('/')) : undefined;
  if (column !== undefined) return fail(`article ${column} is not COLUMN/ID.`);
  return ok({
    kind: 'once',
    out,
    compress,
    isDryRun: dryRun ?? false,
    bakeArgs: [
      ...(ids.length === 0 ? [option] : ids.flatMap((id) => [option, id])),
      ...(dryRun ? ['--dry-run'] : []),
      ...(report === undefined ? [] : ['--report', report]),
      ...(permission === undefined ? [] : ['--allow-removals', permission]),
    ],
  });
}

function parsePreview(ids: readonly string[]): Result<PublishCommand, string> {
  const articles: PreviewedArticle[] = [];
  for (const text of ids) {
    const [columnId = '', id = '', ...more] = text.split('/');
    if (!isPageId(columnId) || !isPageId(id) || more.length > 0)
      return fail(`preview ${text} is not COLUMN/ID.`);
    articles.push({ columnId, id });
  }
  return articles.length > 0
    ? ok({ kind: 'preview', articles, out: null })
    : fail('preview needs an article, as COLUMN/ID.');
}

const readArgs = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, allowNegative: true });

const BAKE_OPTIONS: Readonly<Record<EventKind, string>> = {
  article: '--article',
  column: '--column',
  page: '--page',
  paper: '--paper',
  site: '--all',
};
