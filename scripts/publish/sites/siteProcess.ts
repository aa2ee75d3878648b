import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fail, ok, type Result } from '../../../src/model/result.ts';
import type { PublisherLog } from '../publisherLog.ts';
import type { MeasuredMetric } from '../publisherMetrics.ts';
import type { PublisherStatus } from '../publisherStatus.ts';

const PROGRAM = fileURLToPath(new URL('./sitePublisher.ts', import.meta.url));

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A publisher that has run for so long is started again after the first pause. */
const STEADY_MS = 60_000;
/** A publisher that does not answer in this time is counted as one that does not work. */
const ANSWER_LIMIT_MS = 5_000;
/** What an ended process has written may arrive after the notice of its end. */
const OUTPUT_LIMIT_MS = 500;
/** So much of its last output says why a process has ended. */
const REASON_CHARACTERS = 2_000;

/** The state of the process of a site. Times are epoch ms. */
type SiteState =
  | {
      readonly kind: 'starting';
      /** Why it ended before; null when it starts for the first time. */
      readonly reason: string | null;
    }
  | { readonly kind: 'running'; readonly url: string; readonly since: number }
  | {
      readonly kind: 'ended';
      readonly reason: string;
      readonly endedAt: number;
      /** When it is started again. */
      readonly startsAt: number;
    };

/** The publisher of a site in a process of its own, which is started again when it ends. */
export type SiteProcess = ReturnType<typeof startSiteProcess>;

interface SiteProcessOptions {
  readonly name: string;
  /** null: as each site does. */
  readonly compress: boolean | null;
  /** That of the supervisor: one login serves all sites, unless a site has set its own. */
  readonly token: string;
  readonly log: PublisherLog;
}

/** Returns the pause (ms) before a process is started again that has ended so often in a row. */
export const decidePause = (ends: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, ends - 1), LONGEST_PAUSE_MS);

/** Starts the publisher of a site. */
export function startSiteProcess({ name, compress, token, log }: SiteProcessOptions) {
  const waiting = new Map<number, (answer: Result<unknown, string>) => void>();
  let child: ChildProcess;
  let ended: Promise<void>;
  let state: SiteState = { kind: 'starting', reason: null };
  let restart: NodeJS.Timeout | undefined;
  let isStopped = false;
  let asked = 0;
  let restarts = 0;
  let endsInARow = 0;

  function start(): void {
    if (state.kind === 'ended') state = { kind: 'starting', reason: state.reason };
    let output = '';
    const option = compress === null ? [] : [compress ? '--compress' : '--no-compress'];
    child = fork(PROGRAM, ['serve', '--site', name, ...option], {
      env: { ...process.env, PUBLISH_TOKEN: token },
      // The log goes where that of the supervisor goes.
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      // JSON has no number for the value of a metric that nothing has set.
      serialization: 'advanced',
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-REASON_CHARACTERS);
      const lines = text.trimEnd();
      if (lines !== '') log.warn({ event: 'site-output', site: name }, lines);
    });
    child.on('message', receive);
    ended = finish(child, () => output.trim());
  }

  /** Resolves when a process has ended and is to be started again, or is stopped. */
  async function finish(one: ChildProcess, readOutput: () => string): Promise<void> {
    // A process that could not be started has no end.
    const notStarted = once(one, 'error').then(([error]) => String(error));
    const hasEnded = once(one, 'exit').then(async ([code, signal]) => {
      if (one.stderr && !one.stderr.closed) {
        await Promise.race([once(one.stderr, 'close'), pause(OUTPUT_LIMIT_MS)]);
      }
      return signal ? `It was ended by ${signal}.` : `It ended with exit code ${code}.`;
    });
    const how = await Promise.race([notStarted, hasEnded]);
    for (const answer of waiting.values()) answer(fail(how));
    waiting.clear();
    if (!isStopped) startLater([how, readOutput()].filter((text) => text !== '').join('\n'));
  }

  function startLater(reason: string): void {
    const now = Date.now();
    const wasSteady = state.kind === 'running' && now - state.since >= STEADY_MS;
    endsInARow = wasSteady ? 1 : endsInARow + 1;
    const pauseMs = decidePause(endsInARow);
    state = { kind: 'ended', reason, endedAt: now, startsAt: now + pauseMs };
    log.error(
      { event: 'site-ended', site: name, reason, pauseMs },
      `The publisher of ${name} has ended; it is started again.`,
    );
    restart = setTimeout(() => {
      restarts += 1;
      start();
    }, pauseMs);
  }

  function receive(message: unknown): void {
    const received = message as FromSite;
    if (received.kind === 'started') {
      state = { kind: 'running', url: received.url, since: Date.now() };
      return;
    }
    const answer = waiting.get(received.id);
    answer?.(received.kind === 'answer' ? ok(received.value) : fail(received.message));
  }

  async function ask<Q extends SiteQuestion>(question: Q): Promise<Result<SiteAnswers[Q], string>> {
    // What ends it each time is to be read while it starts again, too.
    if (state.kind === 'starting') return fail(state.reason ?? 'It is starting.');
    if (state.kind === 'ended') return fail(state.reason);
    const id = ++asked;
    const limit = setTimeout(
      () => waiting.get(id)?.(fail(`It has not answered for ${ANSWER_LIMIT_MS / 1000} s.`)),
      ANSWER_LIMIT_MS,
    );
    const answer = await new Promise<Result<unknown, string>>((resolve) => {
      waiting.set(id, resolve);
      const sent: ToSite = { id, question };
      child.send(sent, (error) => {
        if (error) resolve(fail(error.message));
      });
    });
    clearTimeout(limit);
    waiting.delete(id);
    return answer as Result<SiteAnswers[Q], string>;
  }

  start();
  return {
    name,
    readState: (): SiteState => state,
    /** How often it was started again. */
    countRestarts: (): number => restarts,
    /** Asks the publisher; the error is a sentence. */
    ask,
    /** Ends the process; resolves after the work that it does. */
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(restart);
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

/** What a supervisor shows of a site. */
export interface SiteReport {
  readonly name: string;
  readonly state: SiteState;
  /** What its publisher shows; null when it does not answer. */
  readonly status: PublisherStatus | null;
  /** Why its publisher does not work; null when it does. */
  readonly problem: string | null;
}

/** Asks the publisher of a site how it is; never rejects. */
export async function reportSite(site: SiteProcess): Promise<SiteReport> {
  const [health, status] = await Promise.all([site.ask('health'), site.ask('status')]);
  return {
    name: site.name,
    state: site.readState(),
    status: status.ok ? status.value : null,
    problem: health.ok ? health.value : health.error,
  };
}

/** What a supervisor asks the publisher of a site, and what is answered. */
export interface SiteAnswers {
  readonly status: PublisherStatus;
  readonly metrics: readonly MeasuredMetric[];
  /** Why it cannot work; null when it can. */
  readonly health: string | null;
  /** The same, where it counts, too, that a target refuses files. */
  readonly deepHealth: string | null;
}

export type SiteQuestion = keyof SiteAnswers;

/** A message to the publisher of a site. */
export interface ToSite {
  /** That of the answer. */
  readonly id: number;
  readonly question: SiteQuestion;
}

/** A message of the publisher of a site: it has started, or answers. */
export type FromSite =
  | { readonly kind: 'started'; readonly url: string }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };
