import { type JobWithMetadata, PgBoss } from 'pg-boss';
import { ROUTE_NAMES, ROUTES, type RouteRow } from '../../src/routes.ts';
import { type BakeJob, bakeJob } from '../bake/bakeJob.ts';
import { formatRef, type PageRef } from '../bake/pageRef.ts';
import type { Transaction } from '../store/inTransaction.ts';
import { cleanTexts } from '../store/storedText.ts';
import type { EventKind } from './contentEvent.ts';

/**
 * Why a job is in the queue. Each reason has keys of its own, so that news does not wait for a sweep
 * that has put the same page in the queue. `permission`: a person has permitted its removal;
 * `dependent`: its rows show what an event has changed.
 */
export type PublishReason = 'event' | 'permission' | 'repair' | 'dependent' | 'sweep';

/** What a job publishes. */
export interface PublishTask {
  readonly reason: PublishReason;
  /** For people, such as `article 12/345` or `page 12/345`. */
  readonly subject: string;
  readonly event?: { readonly kind: Exclude<EventKind, 'site'>; readonly id: string };
  /** The page of another reason than an event. */
  readonly planned?: BakeJob;
  /** How often the page was repaired before. */
  readonly repairs?: number;
}

/** A task that is being done. */
export interface QueuedTask {
  readonly id: string;
  readonly task: PublishTask;
  /** Epoch ms: when its first event came. */
  readonly receivedAt: number;
  /** How often it was tried before. */
  readonly retries: number;
}

/** What became of a task; `held`: it is done, but its removals need a person's word. */
export type TaskResult =
  | { readonly id: string; readonly state: 'done'; readonly pages: number }
  | { readonly id: string; readonly state: 'failed' | 'held'; readonly reason: string };

/** A task that failed for good. */
export interface FailedTask extends QueuedTask {
  readonly reason: string;
  readonly failedAt: number;
}

/** A task that is to publish an article. */
export interface WaitingTask {
  readonly articleId: string;
  readonly subject: string;
  readonly reason: PublishReason;
  /** How often it was tried. */
  readonly attempts: number;
  /** Epoch ms; null for one of a sweep that a person has stopped. */
  readonly startsAt: number | null;
}

export interface TaskCounts {
  /** Ready to be done. */
  readonly waiting: number;
  readonly active: number;
  /** Wait for their time: failed ones and repairs. */
  readonly retrying: number;
  readonly failed: number;
  /** Tasks of sweeps that are not done. */
  readonly sweeping: number;
}

export interface QueueOptions {
  readonly url: string;
  readonly siteId: number;
  /** How often a task is tried again; valid for queues that are created. */
  readonly retries?: number | undefined;
  /** Receives failures of the queue itself, such as a lost connection. */
  readonly onError: (error: Error) => void;
}

const PRIORITIES: Readonly<Record<PublishReason, number>> = {
  event: 100,
  permission: 100,
  repair: 10,
  dependent: 5,
  sweep: 1,
};
/** Articles come before the lists that show them. */
const ARTICLE_BONUS = 10;

const BATCH_SIZE = 20;
const MAX_CONNECTIONS = 4;
const RETRIES = 10;
const FIRST_RETRY_S = 2;
const LONGEST_RETRY_S = 300;
/** A batch of a publisher that was killed is done again after this time without a sign of life. */
const HEARTBEAT_S = 10;
const SUPERVISE_S = 5;
/** A batch that takes longer is done again. */
const EXPIRE_S = 600;
/** Without a notification the queue is read so often. */
const POLL_S = 1;
/** The begin of tasks that wait for a person. */
const STOPPED_UNTIL = '9999-12-31T00:00:00.000Z';
/** Rows that are added with one statement. */
const ROWS_PER_INSERT = 1_000;
/** Tasks that are done or have failed are deleted after a day. */
const DONE_KEPT_S = 86_400;

const QUEUE = {
  // One waiting task of a key: a burst of events is one task.
  policy: 'short',
  notify: true,
  retryDelay: FIRST_RETRY_S,
  retryBackoff: true,
  retryDelayMax: LONGEST_RETRY_S,
  heartbeatSeconds: HEARTBEAT_S,
  expireInSeconds: EXPIRE_S,
  deleteAfterSeconds: DONE_KEPT_S,
} as const;

/**
 * Opens the queue of a site, in its database: it outlives the publishers, which share it. Rejects when there
 * is no connection.
 */
export async function openPublishQueue(options: QueueOptions) {
  const { url, siteId, retries = RETRIES, onError } = options;
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'broadsheet queue',
    max: MAX_CONNECTIONS,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
  });
  boss.on('error', onError);
  await boss.start();
  const name = `publish.${siteId}`;
  const siteFiles = `publish.${siteId}.siteFiles`;
  for (const queue of [name, siteFiles]) {
    await boss.createQueue(queue, { ...QUEUE, retryLimit: retries });
  }

  return {
    /** Adds a task; an equal one that waits already is enough. */
    add: async (
      task: PublishTask,
      { delayS }: { readonly delayS?: number } = {},
    ): Promise<void> => {
      const clean = cleanTexts(task);
      await boss.send(name, clean, {
        ...describeTask(clean),
        ...(delayS !== undefined && { startAfter: delayS }),
      });
    },
    /** Adds tasks, all or none, with what else the transaction saves; equal ones that wait are enough. */
    addAll: async (tasks: readonly PublishTask[], transaction: Transaction): Promise<void> => {
      await boss.insert(name, toRows(tasks), { db: transaction });
    },
    /** Adds tasks for pages whose rows show what has changed; equal ones that wait are enough. */
    addDependents: async (pages: readonly PageRef[]): Promise<void> => {
      const tasks = pages.map((page): PublishTask => {
        const subject = `page ${formatRef(page)}`;
        return { reason: 'dependent', subject, planned: bakeJob(page) };
      });
      if (tasks.length > 0) await boss.insert(name, toRows(tasks));
    },
    /** Replaces the tasks of sweeps that wait by others, which are done in their order. */
    replaceSweep: async (
      tasks: readonly PublishTask[],
      { isStopped }: { readonly isStopped: boolean },
    ): Promise<void> => {
      await boss.getDb().executeSql(DELETE_SWEEP, [name]);
      for (let from = 0; from < tasks.length; from += ROWS_PER_INSERT) {
        const rows = cleanTexts(tasks.slice(from, from + ROWS_PER_INSERT)).map((data, i) => ({
          data,
          ...describeTask(data),
          // Rows of one statement have the same time: without a rank their order would be any.
          priority: PRIORITIES.sweep - from - i,
          ...(isStopped && { startAfter: new Date(STOPPED_UNTIL) }),
        }));
        await boss.insert(name, rows);
      }
    },
    /** The tasks of sweeps wait until `continueSweep`; those that are being done are finished. */
    stopSweep: async (): Promise<void> => {
      await boss.getDb().executeSql(STOP_SWEEP, [name, STOPPED_UNTIL]);
    },
    continueSweep: async (): Promise<void> => {
      await boss.getDb().executeSql(CONTINUE_SWEEP, [name, STOPPED_UNTIL]);
    },
    /**
     * Does tasks, the most urgent first, until `stop`. `run` does a batch and returns what became of
     * each task; when it rejects, all are tried again.
     */
    work: async (
      run: (tasks: readonly QueuedTask[]) => Promise<readonly TaskResult[]>,
    ): Promise<void> => {
      const settings = {
        batchSize: BATCH_SIZE,
        includeMetadata: true,
        perJobResults: true,
        pollingIntervalSeconds: POLL_S,
        notifyPollingIntervalSeconds: POLL_S,
        burstWhenBatchFull: true,
      } as const;
      await boss.work<PublishTask, unknown, typeof settings>(name, settings, async (jobs) => {
        const results = await run(jobs.map(toQueuedTask));
        return results.map((result) => ({
          id: result.id,
          status: STATUS[result.state],
          output: cleanTexts(result),
        }));
      });
    },
    /** Adds the task to write the sitemaps; one that waits already is enough. */
    addSiteFiles: async (delayS: number): Promise<void> => {
      await boss.send(siteFiles, {}, { startAfter: delayS });
    },
    /** Does the tasks of `addSiteFiles` until `stop`; a task is tried again when `run` rejects. */
    workSiteFiles: async (run: () => Promise<void>): Promise<void> => {
      await boss.work(siteFiles, { pollingIntervalSeconds: POLL_S }, run);
    },
    count: async (): Promise<TaskCounts> => {
      const { rows } = await boss.getDb().executeSql(COUNTS, [name, STOPPED_UNTIL]);
      return rows[0] as TaskCounts;
    },
    /** Returns the tasks that are to publish these articles, the next first. */
    listArticleTasks: async (ids: readonly string[]): Promise<readonly WaitingTask[]> => {
      const { rows } = await boss
        .getDb()
        .executeSql(ARTICLE_TASKS, [
          ...[name, ids, STOPPED_UNTIL],
          ROUTE_NAMES.filter((route) => (ROUTES[route] as RouteRow).article),
        ]);
      return rows as WaitingTask[];
    },
    /** Returns the last tasks that failed for good, the newest first. */
    listFailed: async (limit: number): Promise<readonly FailedTask[]> => {
      const { rows } = await boss.getDb().executeSql(FAILED, [name, limit]);
      return rows.map(toFailedTask);
    },
    /** Puts a task that failed for good in the queue again; returns false when there is none. */
    retry: async (id: string): Promise<boolean> => {
      if (!UUID.test(id)) return false;
      const { rows } = await boss.getDb().executeSql(IS_FAILED, [name, id]);
      if (rows.length === 0) return false;
      await boss.retry(name, id);
      return true;
    },
    /** Puts all tasks that failed for good in the queue again; returns how many. */
    retryAll: async (): Promise<number> => {
      const { rows } = await boss.getDb().executeSql(FAILED_IDS, [name]);
      const ids = rows.map(({ id }) => String(id));
      if (ids.length > 0) await boss.retry(name, ids);
      return ids.length;
    },
    /** Rejects when the database does not answer. */
    check: async (): Promise<void> => {
      await boss.getDb().executeSql('SELECT 1');
    },
    /** Ends after the batch that is being done. */
    stop: (): Promise<void> => boss.stop({ graceful: true }),
  };
}

const STATUS = { done: 'completed', failed: 'failed', held: 'completed' } as const;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const COUNTS = `
  SELECT
    count(*) FILTER (WHERE state = 'created' AND start_after <= now())::integer AS waiting,
    count(*) FILTER (WHERE state = 'active')::integer AS active,
    count(*) FILTER (WHERE state < 'active' AND start_after < $2::timestamptz
      AND (state = 'retry' OR start_after > now()))::integer AS retrying,
    count(*) FILTER (WHERE state = 'failed')::integer AS failed,
    count(*) FILTER (WHERE state < 'completed' AND data->>'reason' = 'sweep')::integer AS sweeping
  FROM pgboss.job WHERE name = $1`;
const WAITING_SWEEP = `name = $1 AND state < 'active' AND data->>'reason' = 'sweep'`;
/** Not what failed and is tried again: it would be forgotten how often it failed. */
const DELETE_SWEEP = `DELETE FROM pgboss.job WHERE ${WAITING_SWEEP} AND state = 'created'`;
const STOP_SWEEP = `
  UPDATE pgboss.job SET start_after = $2::timestamptz WHERE ${WAITING_SWEEP}`;
const CONTINUE_SWEEP = `
  UPDATE pgboss.job SET start_after = now()
  WHERE ${WAITING_SWEEP} AND start_after = $2::timestamptz`;
const IS_FAILED = `SELECT 1 FROM pgboss.job WHERE name = $1 AND id = $2 AND state = 'failed'`;
const ARTICLE_TASKS = `
  SELECT article_id AS "articleId", data->>'subject' AS subject, data->>'reason' AS reason,
    retry_count AS attempts,
    CASE WHEN start_after < $3::timestamptz
      THEN (extract(epoch FROM start_after) * 1000)::float8 END AS "startsAt"
  FROM (
    SELECT *, CASE WHEN data->'event'->>'kind' = 'article'
        THEN regexp_replace(data->'event'->>'id', '^.*/', '')
        WHEN data->'planned'->>'route' = ANY($4) THEN data->'planned'->'params'->>'id'
      END AS article_id
    FROM pgboss.job WHERE name = $1 AND state < 'completed'
  ) AS job
  WHERE article_id = ANY($2::text[]) ORDER BY priority DESC, start_after LIMIT 100`;
const FAILED_IDS = `SELECT id FROM pgboss.job WHERE name = $1 AND state = 'failed'`;
const FAILED = `
  SELECT id, data, output, created_on, completed_on, retry_count FROM pgboss.job
  WHERE name = $1 AND state = 'failed' ORDER BY completed_on DESC LIMIT $2`;

interface FailedRow {
  readonly id: string;
  readonly data: PublishTask;
  readonly output: Partial<Readonly<Record<'reason' | 'message', string>>> | null;
  readonly created_on: Date;
  readonly completed_on: Date;
  readonly retry_count: number;
}

const toFailedTask = (row: FailedRow): FailedTask => ({
  id: row.id,
  task: row.data,
  receivedAt: row.created_on.getTime(),
  retries: row.retry_count,
  reason: row.output?.reason ?? row.output?.message ?? 'unknown',
  failedAt: row.completed_on.getTime(),
});

const toQueuedTask = (job: JobWithMetadata<PublishTask>): QueuedTask => ({
  id: job.id,
  task: job.data,
  receivedAt: job.createdOn.getTime(),
  retries: job.retryCount,
});

/** Returns tasks in one order: transactions that add the same ones do not wait for each other forever. */
const toRows = (tasks: readonly PublishTask[]) =>
  cleanTexts(tasks)
    .map((data) => ({ data, ...describeTask(data) }))
    .sort((a, b) => (a.singletonKey < b.singletonKey ? -1 : 1));

function describeTask({ reason, subject, event, planned }: PublishTask) {
  const isArticle = event?.kind === 'article';
  const name = planned ? formatRef(planned) : subject;
  return {
    singletonKey: `${reason} ${name}`,
    priority: PRIORITIES[reason] + (isArticle ? ARTICLE_BONUS : 0),
  };
}
