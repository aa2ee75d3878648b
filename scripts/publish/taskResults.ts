import { type BakeJob, bakeJob, type PageOutcome } from '../bake/bakeJob.ts';
import type { BakeSummary } from '../bake/bakeSummary.ts';
import { messageOf } from '../bake/errors.ts';
import { formatRef, hasPageIds, isArticlePage, type PageRef } from '../bake/pageRef.ts';
import type { PublishTask, QueuedTask, TaskResult } from './publishQueue.ts';

/** A page that was written without a part that could not be fetched is repaired at most so often. */
const MAX_REPAIRS = 10;
const FIRST_REPAIR_S = 60;
const LONGEST_REPAIR_S = 3_600;

/** The outcome of each page of a run, by `formatRef`. */
export type Outcomes = ReadonlyMap<
  string,
  { readonly job: BakeJob; readonly outcome: PageOutcome }
>;

/** Returns the id of the article that an event names; null for other tasks. */
export const findArticleId = ({ event }: PublishTask): string | null =>
  event?.kind === 'article' ? (event.id.split('/').at(-1) ?? null) : null;

/**
 * Decides what became of a task. Of an event everything has to succeed that was published with it, without
 * the articles of other events: an article is not published before the lists show it.
 *
 * @param named the articles of all events
 */
export function decideResult(
  { id, task }: QueuedTask,
  summary: BakeSummary,
  outcomes: Outcomes,
  named: ReadonlySet<string>,
): TaskResult {
  const { failed, held, stopped } = summary;
  const names = task.planned ? [formatRef(task.planned)] : null;
  const isOwn = (subject: string) => {
    if (names !== null) return names.includes(subject);
    const job = outcomes.get(subject)?.job;
    const articleId = (job && isArticlePage(job) && job.params.id) || null;
    return articleId === null || articleId === findArticleId(task) || !named.has(articleId);
  };
  // Of a run that was not delivered nothing is remembered.
  const failure = failed.find(({ subject, kind }) => kind === 'target' || isOwn(subject));
  if (failure) {
    const { subject, kind, message } = failure;
    return { id, state: 'failed', reason: `${subject}: ${kind}: ${message}` };
  }
  const losses = held ? [...held.removed, ...held.emptied] : [];
  const loss = losses.find(({ page }) => isOwn(page));
  if (loss) return { id, state: 'held', reason: `${loss.page} would be removed: ${loss.reason}` };
  const isDone = names === null ? stopped === null : names.every((name) => outcomes.has(name));
  if (!isDone) {
    const refusal = failed.find(({ kind }) => kind === 'refused');
    return { id, state: 'failed', reason: refusal?.message ?? `the run was ended (${stopped})` };
  }
  const own = [...outcomes].filter(([name]) => isOwn(name));
  const pages = own.filter(([, { outcome }]) => outcome.result === 'baked').length;
  return { id, state: 'done', pages };
}

/** Returns the lists of the tags of articles that events have published. */
export function listTagPages(outcomes: Outcomes, tasks: readonly QueuedTask[]): readonly PageRef[] {
  if (!tasks.some(({ task }) => task.event)) return [];
  const tagIds = [...outcomes.values()].flatMap(({ outcome }) =>
    'tagIds' in outcome ? (outcome.tagIds ?? []) : [],
  );
  const refs = [...new Set(tagIds)].map(
    (tagId): PageRef => ({ route: 'tagList', params: { tagId } }),
  );
  return refs.filter(hasPageIds);
}

/** Returns the tasks that repair pages whose parts could not all be fetched, each time later. */
export function planRepairs(outcomes: Outcomes, tasks: readonly QueuedTask[]) {
  const earlier = new Map(
    tasks.flatMap(({ task }) =>
      task.planned ? [[formatRef(task.planned), task.repairs ?? 0] as const] : [],
    ),
  );
  return [...outcomes].flatMap(([name, { job, outcome }]) => {
    if (!('made' in outcome) || outcome.made?.isComplete !== false) return [];
    const repairs = (earlier.get(name) ?? 0) + 1;
    if (repairs > MAX_REPAIRS) return [];
    const { route, params } = job;
    const planned = bakeJob({ route, params });
    const task: PublishTask = { reason: 'repair', subject: `page ${name}`, planned, repairs };
    return { task, delayS: Math.min(FIRST_REPAIR_S * 2 ** (repairs - 1), LONGEST_REPAIR_S) };
  });
}

/**
 * Does a batch of tasks; in halves when it rejects, so that only the tasks fail that reject by
 * themselves. Never rejects.
 */
export async function runApart(
  tasks: readonly QueuedTask[],
  run: (tasks: readonly QueuedTask[]) => Promise<readonly TaskResult[]>,
  onRejected: (task: QueuedTask, error: unknown) => void,
): Promise<readonly TaskResult[]> {
  try {
    return await run(tasks);
  } catch (error) {
    const [task] = tasks;
    if (!task) return [];
    if (tasks.length === 1) {
      onRejected(task, error);
      return [{ id: task.id, state: 'failed', reason: messageOf(error) }];
    }
    const middle = tasks.length / 2;
    const first = await runApart(tasks.slice(0, middle), run, onRejected);
    return [...first, ...(await runApart(tasks.slice(middle), run, onRejected))];
  }
}
