import { setTimeout } from 'node:timers/promises';
import type { JoinedDatabase } from '../store/joinDatabase.ts';
import { DatabaseFailed } from '../store/openStore.ts';
import { limitReports } from './limitReports.ts';
import type { PublisherLog } from './publisherLog.ts';

const FIRST_PAUSE_MS = 1_000;
/** Between two attempts to reach a database that is away. */
export const LONGEST_PAUSE_MS = 8_000;

/** Of PostgreSQL's appendix A: a refused account (28), a database that does not exist (3D). */
const NEEDS_PERSON = /^(?:28|3D)/;

export interface AwaitOptions {
  readonly join: () => Promise<JoinedDatabase>;
  readonly log: PublisherLog;
  readonly signal: AbortSignal;
  /** The clock (ms) and its pauses; those of Node when absent. */
  readonly now?: () => number;
  readonly pause?: (ms: number) => Promise<unknown>;
}

/**
 * Returns the database of a publisher that starts as soon as it accepts a connection, which may be long
 * after the start of the machine; the log says so once a minute. Returns null when `signal` aborts
 * before. Rejects when only a person can mend it.
 */
export async function awaitDatabase({
  join,
  log,
  signal,
  now = () => performance.now(),
  pause = (ms) => setTimeout(ms, undefined, { signal }).catch(() => {}),
}: AwaitOptions): Promise<JoinedDatabase | null> {
  const report = limitReports(
    (_, err: unknown) =>
      log.warn({ event: 'database-awaited', err }, 'The publisher waits for it.'),
    now,
  );
  let hasWaited = false;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      const database = await join();
      if (hasWaited) log.info({ event: 'database-found' }, 'The database answers.');
      return database;
    } catch (error) {
      if (!mayComeBack(error)) throw error;
      report(error.cause);
      hasWaited = true;
    }
    await pause(pauseMs);
    if (signal.aborted) return null;
  }
}

function mayComeBack(error: unknown): error is DatabaseFailed {
  if (!(error instanceof DatabaseFailed)) return false;
  const { code } = Object(error.cause) as { readonly code?: unknown };
  return typeof code !== 'string' || !NEEDS_PERSON.test(code);
}
