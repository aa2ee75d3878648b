import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../bake/errors.ts';
import type { JoinedDatabase } from '../store/joinDatabase.ts';
import { LONGEST_PAUSE_MS } from './awaitDatabase.ts';
import type { Publisher } from './publisher.ts';
import type { PublisherLog } from './publisherLog.ts';
import { LimitReached, withinLimit } from './withinLimit.ts';

/** After this time without its database a publisher ends. */
const AWAY_LIMIT_MS = 60_000;
/** How often the database is checked, also after it was lost; later each time less often. */
const CHECK_MS = 1_000;
/** A database that takes longer to answer is lost. */
const ANSWER_LIMIT_MS = 10_000;

/** A publisher that finds its database again. */
export interface KeptPublisher {
  /** Passes what it is asked for on to the publisher that runs at that time. */
  readonly publisher: Publisher;
  /** Resolves when the database has not come back; never while it is there. */
  readonly lost: Promise<void>;
}

export interface KeepOptions {
  /** The database of the settings; released when the publisher has ended, and when it cannot start. */
  readonly database: JoinedDatabase;
  /** Returns it again; it is started when it is embedded and does not run. */
  readonly join: () => Promise<JoinedDatabase>;
  readonly start: (databaseUrl: string) => Promise<Publisher>;
  readonly log: PublisherLog;
  readonly awayLimitMs?: number;
  readonly checkMs?: number;
}

/**
 * Starts a publisher, and another one in its place where its database comes back with another address:
 * an embedded server that has ended is started again with any port. Connections to the same address
 * come back by themselves.
 */
export async function keepPublisher({
  database: first,
  join,
  start,
  log,
  awayLimitMs = AWAY_LIMIT_MS,
  checkMs = CHECK_MS,
}: KeepOptions): Promise<KeptPublisher> {
  const databases = [first];
  const left: Promise<void>[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;

  const release = async () => {
    for (const database of databases.splice(0)) await database.release();
  };

  async function joinAgain(): Promise<JoinedDatabase> {
    const database = await join();
    databases.push(database);
    return database;
  }

  async function begin({ url }: JoinedDatabase): Promise<{ url: string; publisher: Publisher }> {
    return { url, publisher: await start(url) };
  }

  let current = await begin(first).catch(async (error: unknown) => {
    await release();
    throw error;
  });

  /** Joins the database again; replaces the publisher when it has another address, and returns whether. */
  async function findAgain(): Promise<boolean> {
    const database = await joinAgain();
    if (database.url === current.url || signal.aborted) return false;
    const next = await begin(database);
    if (signal.aborted) {
      await next.publisher.stop();
      return false;
    }
    const { publisher } = current;
    current = next;
    left.push(
      publisher
        .stop()
        .catch((err: unknown) => log.warn({ event: 'publisher-left', err }, 'Not ended in order.')),
    );
    return true;
  }

  const check = () => withinLimit(current.publisher.checkDatabase(), ANSWER_LIMIT_MS);

  /** Returns when the database was away for too long, or the publisher is stopped. */
  async function watch(): Promise<void> {
    let lostAt: number | null = null;
    let reason = '';
    let pauseMs = checkMs;
    const noteFound = () => {
      if (lostAt !== null) log.info({ event: 'database-found' }, 'The database answers again.');
      lostAt = null;
      pauseMs = checkMs;
    };
    for (;;) {
      await pause(pauseMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        await check();
        noteFound();
        continue;
      } catch (err) {
        if (lostAt === null) {
          reason = messageOf(err);
          log.error({ event: 'database-lost', err }, 'The database is away.');
        }
      }
      lostAt ??= performance.now();
      const leftMs = lostAt + awayLimitMs - performance.now();
      const isReplaced = await withinLimit(findAgain(), leftMs).catch((error: unknown) => {
        // An attempt that is cut at the end of the time says less than the one before.
        if (!(error instanceof LimitReached)) reason = messageOf(error);
        return false;
      });
      if (isReplaced) {
        // Also when it ends again before the next check: each time has a minute of its own.
        noteFound();
        continue;
      }
      if (performance.now() - lostAt >= awayLimitMs) {
        log.error(
          { event: 'database-gone', reason },
          `The database was away for ${awayLimitMs / 1000} s: the publisher ends.`,
        );
        return;
      }
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  const watching = watch();
  return {
    lost: watching.then(() => (signal.aborted ? new Promise<void>(() => {}) : undefined)),
    publisher: {
      receive: (event) => current.publisher.receive(event),
      readStatus: () => current.publisher.readStatus(),
      retry: (id) => current.publisher.retry(id),
      retryAll: () => current.publisher.retryAll(),
      allowRemovals: (pages) => current.publisher.allowRemovals(pages),
      stopSweep: () => current.publisher.stopSweep(),
      continueSweep: () => current.publisher.continueSweep(),
      findArticles: (text) => current.publisher.findArticles(text),
      renderPreview: (article) => current.publisher.renderPreview(article),
      publishArticle: (id) => current.publisher.publishArticle(id),
      withdrawArticle: (id) => current.publisher.withdrawArticle(id),
      check: (depth) => current.publisher.check(depth),
      isDatabaseUp: () => current.publisher.isDatabaseUp(),
      checkDatabase: () => current.publisher.checkDatabase(),
      stop: async () => {
        stopping.abort();
        await current.publisher.stop();
        await Promise.all(left);
        await release();
      },
    },
  };
}
