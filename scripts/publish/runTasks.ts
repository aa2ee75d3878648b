import type { ApiError } from '../../src/api/errors.ts';
import type { Result } from '../../src/model/result.ts';
import type { BakeJob, NamedSelection, PageOutcome } from '../bake/bakeJob.ts';
import type { BakeSummary } from '../bake/bakeSummary.ts';
import { messageOf } from '../bake/errors.ts';
import { formatRef, hasPageIds, isArticlePage, type PageRef } from '../bake/pageRef.ts';
import { parseParts } from '../bake/parseCommand.ts';
import type { PublishTask, QueuedTask, TaskResult } from './publishQueue.ts';

/** A page that was written without a part that could not be fetched is repaired at most so often. */
const MAX_REPAIRS = 10;
const FIRST_REPAIR_S = 60;
const LONGEST_REPAIR_S = 3_600;

/** What a batch of tasks needs. */
export interface TaskTools {
  /** Publishes a selection and reports the outcome of each page. */
  readonly publish: (
    select: NamedSelection,
    onOutcome: (job: BakeJob, outcome: PageOutcome) => void,
  ) => Promise<Result<BakeSummary, ApiError>>;
  /** Returns the pages of an article whose column an event does not name. */
  readonly findArticle: (id: string) => Promise<readonly PageRef[]>;
  readonly repairLater: (task: PublishTask, delayS: number) => Promise<void>;
  /** Sees to it that other pages, whose lists have changed, are published later. */
  readonly publishLater: (pages: readonly PageRef[]) => Promise<void>;
}

/**
 * Does a batch of tasks: events with the lists that show what they name first, then pages of sweeps
 * and repairs by themselves. Returns what became of each task.
 */
export async function runTasks(
  tasks: readonly QueuedTask[],
  tools: TaskTools,
): Promise<readonly TaskResult[]> {
  const events = tasks.filter(({ task }) => task.event);
  const pages = tasks.filter(({ task }) => !task.event);
  const results: TaskResult[] = [];
  for (const group of [events, pages]) {
    if (group.length > 0) results.push(...(await runGroup(group, tools)));
  }
  return results;
}

async function runGroup(
  tasks: readonly QueuedTask[],
  tools: TaskTools,
): Promise<readonly TaskResult[]> {
  const outcomes = new Map<string, { readonly job: BakeJob; readonly outcome: PageOutcome }>();
  const select = await createSelection(tasks, tools);
  const answer = await tools.publish(select, (job, outcome) =>
    outcomes.set(formatRef(job), { job, outcome }),
  );
  if (!answer.ok) {
    const { call, kind, message } = answer.error;
    const reason = `${call}: ${kind}: ${message}`;
    return tasks.map(({ id }) => ({ id, state: 'failed', reason }));
  }
  await repairIncomplete([...outcomes.values()], tasks, tools);
  await tools.publishLater(listTagPages([...outcomes.values()], tasks));
  const named = new Set(tasks.flatMap(({ task }) => findArticleId(task) ?? []));
  return tasks.map((task) => decideResult(task, answer.value, outcomes, named));
}

async function createSelection(
  tasks: readonly QueuedTask[],
  { findArticle }: TaskTools,
): Promise<NamedSelection> {
  const named = { article: [] as string[], column: [] as string[], page: [] as string[] };
  const papers: string[] = [];
  const articles: PageRef[] = [];
  for (const { task } of tasks) {
    const { kind, id = '' } = task.event ?? {};
    if (kind === 'article' && !id.includes('/')) articles.push(...(await findArticle(id)));
    else if (kind === 'paper') papers.push(id);
    else if (kind) named[kind].push(id);
  }
  const parts = parseParts(named.article, named.column, papers, named.page);
  // Events are checked before they are queued.
  if (!parts.ok || parts.value.kind !== 'articles') throw new Error('a task names nothing');
  const planned = tasks.flatMap(({ task }) => task.planned ?? []);
  return { ...parts.value, articles: [...parts.value.articles, ...articles], planned };
}

type Outcomes = ReadonlyMap<string, { readonly job: BakeJob; readonly outcome: PageOutcome }>;

/** Returns the id of the article that an event names; null for other tasks. */
const findArticleId = ({ event }: PublishTask): string | null =>
  event?.kind === 'article' ? (event.id.split('/').at(-1) ?? null) : null;

/**
 * Decides what became of a task. Of an event everything has to succeed that was published with it, without
 * the articles of other events: an article is not published before the lists show it.
 *
 * @param named the articles of all events
 */
function decideResult(
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
function listTagPages(
  outcomes: readonly { readonly outcome: PageOutcome }[],
  tasks: readonly QueuedTask[],
): readonly PageRef[] {
  if (!tasks.some(({ task }) => task.event)) return [];
  const tagIds = outcomes.flatMap(({ outcome }) =>
    'tagIds' in outcome ? (outcome.tagIds ?? []) : [],
  );
  const refs = [...new Set(tagIds)].map(
    (tagId): PageRef => ({ route: 'tagList', params: { tagId } }),
  );
  return refs.filter(hasPageIds);
}

/** Puts pages whose parts could not all be fetched in the queue again, each time later. */
async function repairIncomplete(
  outcomes: readonly { readonly job: BakeJob; readonly outcome: PageOutcome }[],
  tasks: readonly QueuedTask[],
  { repairLater }: TaskTools,
): Promise<void> {
  const earlier = new Map(
    tasks.flatMap(({ task }) =>
      task.planned ? [[formatRef(task.planned), task.repairs ?? 0] as const] : [],
    ),
  );
  for (const { job, outcome } of outcomes) {
    if (!('made' in outcome) || outcome.made?.isComplete !== false) continue;
    const name = formatRef(job);
    const repairs = (earlier.get(name) ?? 0) + 1;
    if (repairs > MAX_REPAIRS) continue;
    const { route, params } = job;
    await repairLater(
      {
        reason: 'repair',
        subject: `page ${name}`,
        planned: { route, params, action: 'bake' },
        repairs,
      },
      Math.min(FIRST_REPAIR_S * 2 ** (repairs - 1), LONGEST_REPAIR_S),
    );
  }
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
