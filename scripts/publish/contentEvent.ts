import { z } from 'zod';
import { fail, ok, type Result } from '../../src/model/result.ts';
import { parseParts } from '../bake/parseCommand.ts';

/** What an event is about, and what its ids are. */
export const EVENT_KINDS = [
  'article', // COLUMN/ID, or ID alone where the column is not known
  'column', // ID
  'page', // ROUTE/ID, as `npm run bake -- --page` takes it
  'paper', // a day
  'site', // no ids: everything is compared
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** What a content server says has changed. */
export interface ContentEvent {
  readonly kind: EventKind;
  readonly ids: readonly string[];
  /** Name of the event, equal when its sender repeats it; absent where the sender has none. */
  readonly id?: string | undefined;
}

/** Controls and halves of surrogate pairs, which a name cannot have in the database. */
const NAME = /^[^\p{Cc}\p{Cs}]{1,200}$/u;

/** So many ids may be in one event. */
const MAX_IDS = 1_000;

/**
 * The body of an event. The action is not used: what became of the content is asked of the content
 * server, whose answer counts.
 */
const bodySchema = z.object({
  kind: z.enum(EVENT_KINDS),
  ids: z
    .array(z.union([z.string(), z.number()]).transform(String))
    .max(MAX_IDS)
    .default([]),
  action: z.enum(['publish', 'update', 'delete']).optional(),
  id: z.string().regex(NAME).optional(),
});

/** Returns the event of a request's body; the error is a sentence for the sender. */
export function parseContentEvent(text: string): Result<ContentEvent, string> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return fail('The body is not JSON.');
  }
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return fail(`The body is no event: ${issue?.path.join('.')}: ${issue?.message}.`);
  }
  return checkEvent(parsed.data);
}

/** Returns an event whose ids are right; the error is a sentence for the sender. */
export function checkEvent({ kind, ids, id }: ContentEvent): Result<ContentEvent, string> {
  if (kind === 'site') return ids.length === 0 ? ok({ kind, ids, id }) : fail('A site has no ids.');
  if (ids.length === 0) return fail('The event has no ids.');
  for (const one of ids) {
    const problem = findProblem(kind, one);
    if (problem !== null) return fail(problem);
  }
  return ok({ kind, ids: [...new Set(ids)], id });
}

function findProblem(kind: Exclude<EventKind, 'site'>, id: string): string | null {
  if (kind === 'article' && /^[\w-]{1,64}$/.test(id)) return null;
  const parts = { article: [], column: [], page: [], paper: [], [kind]: [id] };
  const parsed = parseParts(parts.article, parts.column, parts.paper, parts.page);
  return parsed.ok ? null : parsed.error.replace(/^--/, '');
}
