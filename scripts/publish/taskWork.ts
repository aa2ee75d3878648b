import { getArticleContent } from '../../src/api/calls/article.ts';
import { isMissed } from '../../src/body/lostParts.node.ts';
import type { BakeJob, NamedSelection, PageOutcome } from '../bake/bakeJob.ts';
import { messageOf } from '../bake/errors.ts';
import { createBakeClient } from '../bake/load/bakeClient.ts';
import { formatRef, isArticlePage, isPageId, type PageRef } from '../bake/pageRef.ts';
import { parseParts } from '../bake/parseCommand.ts';
import type { OpenPublisher } from './openPublisher.ts';
import type { PublisherSiteFiles } from './publisherSiteFiles.ts';
import type { Publication } from './publisherStatus.ts';
import type { QueuedTask, TaskResult } from './publishQueue.ts';
import { publishSelection } from './publishSelection.ts';
import type { Sweeps } from './sweeps.ts';
import { decideResult, findArticleId, listTagPages, planRepairs, runApart } from './taskResults.ts';

/** So many pages whose rows show changed headlines are published at once; the next sweep does the others. */
const MAX_DEPENDENTS = 1_000;

const PUBLICATIONS_SHOWN = 50;

/** Creates the work of a publisher on tasks of its queue. */
export function createTaskWork(
  publisher: OpenPublisher,
  siteFiles: PublisherSiteFiles,
  sweeps: Sweeps,
) {
  const { settings, store, queue, log, metrics, release, reportError } = publisher;
  const publications: Publication[] = [];

  function logLostParts(job: BakeJob, outcome: PageOutcome): void {
    if (outcome.result !== 'baked') return;
    const parts = outcome.made?.lostParts.filter(isMissed) ?? [];
    if (parts.length === 0) return;
    log.warn({ event: 'content-lost', page: formatRef(job), parts }, 'Not all content is shown.');
  }

  const publish = async (
    select: NamedSelection,
    onOutcome: (job: BakeJob, outcome: PageOutcome) => void,
  ) => {
    const build = await release();
    sweeps.beginForBuild(build);
    return publishSelection(publisher, siteFiles, {
      select,
      build,
      isStoreCurrent: sweeps.isStoreCurrent(),
      onOutcome: (job, outcome) => {
        logLostParts(job, outcome);
        onOutcome(job, outcome);
      },
    });
  };

  const findArticle = async (id: string): Promise<readonly PageRef[]> => {
    const known = [...(await store.pages.loadAround([id])).values()]
      .map(({ ref }) => ref)
      .filter((ref) => isArticlePage(ref) && ref.params.id === id);
    if (known.length > 0) return known;
    const client = createBakeClient(settings, { tokens: store.tokens });
    const article = await getArticleContent(client, { articleId: id });
    const columnId = article.ok ? article.value.columnId : '';
    return isPageId(columnId) ? [{ route: 'newsDetail', params: { columnId, id } }] : [];
  };

  function note(task: QueuedTask, result: TaskResult): void {
    const { subject, reason } = task.task;
    if (result.state !== 'done') {
      log.warn({ event: `task-${result.state}`, subject, retries: task.retries }, result.reason);
      return;
    }
    if (reason !== 'event') return;
    const { receivedAt } = task;
    const publishedAt = Date.now();
    metrics.observeLag(publishedAt - receivedAt);
    publications.unshift({ subject, receivedAt, publishedAt, pages: result.pages });
    publications.length = Math.min(publications.length, PUBLICATIONS_SHOWN);
    const figures = { subject, pages: result.pages, lagMs: publishedAt - receivedAt };
    log.info({ event: 'published', ...figures }, 'Published.');
  }

  async function createSelection(tasks: readonly QueuedTask[]): Promise<NamedSelection> {
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

  async function doGroup(tasks: readonly QueuedTask[]): Promise<readonly TaskResult[]> {
    if (tasks.length === 0) return [];
    const outcomes = new Map<string, { job: BakeJob; outcome: PageOutcome }>();
    const answer = await publish(await createSelection(tasks), (job, outcome) =>
      outcomes.set(formatRef(job), { job, outcome }),
    );
    if (!answer.ok) {
      const { call, kind, message } = answer.error;
      const reason = `${call}: ${kind}: ${message}`;
      return tasks.map(({ id }) => ({ id, state: 'failed', reason }));
    }
    for (const { task, delayS } of planRepairs(outcomes, tasks)) await queue.add(task, { delayS });
    await queue.addDependents(listTagPages(outcomes, tasks));
    const named = new Set(tasks.flatMap(({ task }) => findArticleId(task) ?? []));
    return tasks.map((task) => decideResult(task, answer.value, outcomes, named));
  }

  /** Does events with the lists that show what they name first, then pages of sweeps and repairs. */
  const doTasks = async (tasks: readonly QueuedTask[]): Promise<readonly TaskResult[]> => [
    ...(await doGroup(tasks.filter(({ task }) => task.event))),
    ...(await doGroup(tasks.filter(({ task }) => !task.event))),
  ];

  /** Does tasks with the chosen build and returns what became of each. */
  async function work(tasks: readonly QueuedTask[]): Promise<readonly TaskResult[]> {
    const problem = await release().then(
      () => null,
      (err: unknown) => {
        log.error({ event: 'release-failed', err }, 'The build was not put live.');
        return messageOf(err);
      },
    );
    const results = await (problem === null
      ? runApart(tasks, doTasks, ({ task }, err) =>
          log.error({ event: 'task-rejected', subject: task.subject, err }, 'A task ended early.'),
        )
      : tasks.map(({ id }): TaskResult => ({ id, state: 'failed', reason: problem })));
    await store.changes
      .take(MAX_DEPENDENTS, queue.addDependents)
      .catch(reportError('dependents-failed'));
    for (const result of results) {
      const task = tasks.find(({ id }) => id === result.id);
      if (task) note(task, result);
    }
    return results;
  }

  return {
    work,
    /** What was published because of events, the newest first. */
    publications,
  };
}
