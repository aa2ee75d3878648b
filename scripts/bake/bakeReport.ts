import { formatFormChoice } from '../../src/api/forms/parseFormChoice.ts';
import { isMissed, type LostPart } from '../../src/body/lostParts.node.ts';
import type { LostKind } from '../../src/body/types.ts';
import type { Settings } from '../../src/settings.ts';
import type { BakeJob, PageOutcome } from './bakeJob.ts';
import type { BakeProgress, BakeSummary } from './bakeSummary.ts';
import type { HeldLosses, Loss } from './finish/removalLimits.ts';
import { formatRef } from './pageRef.ts';

const LINE_EVERY_MS = 5_000;
const REDRAW_EVERY_MS = 100;

/** How many pages that were removed, or would have been, are named. */
const LOSSES_SHOWN = 50;
const MESSAGE_LENGTH = 200;

export interface Output {
  readonly isTTY?: boolean | undefined;
  readonly write: (text: string) => unknown;
}

/** Reports progress: on a terminal in one line that changes, elsewhere in a line every 5 s. */
export function reportProgress(
  output: Output,
  now: () => number = performance.now.bind(performance),
) {
  const everyMs = output.isTTY ? REDRAW_EVERY_MS : LINE_EVERY_MS;
  const startedAt = now();
  // In a log a short run reports no progress.
  let shownAt = output.isTTY ? Number.NEGATIVE_INFINITY : startedAt;
  return {
    show: (progress: BakeProgress): void => {
      if (now() - shownAt < everyMs) return;
      shownAt = now();
      const line = formatProgress(progress, (shownAt - startedAt) / 1000);
      output.write(output.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
    },
    /** Clears the last line. */
    end: (): void => {
      if (output.isTTY) output.write('\r\x1b[K');
    },
  };
}

function formatProgress(progress: BakeProgress, seconds: number): string {
  if (progress.phase === 'listing') {
    return `listing: ${plural(progress.columns, 'column')}, ${plural(progress.articles, 'article')}`;
  }
  const { done, total, failed } = progress;
  const percent = Math.floor((100 * done) / Math.max(1, total));
  const failures = failed > 0 ? `, ${failed} failed` : '';
  return `baking: ${done} of ${total} (${percent} %), ${seconds.toFixed(0)} s${failures}`;
}

/**
 * Returns the line with the setting that saves the requests in forms that the server does not know;
 * null when the run met none.
 */
export const formatLearnedForms = (
  { learnedForms }: Pick<BakeSummary, 'learnedForms'>,
  { callForms = {} }: Pick<Settings, 'callForms'>,
): string | null =>
  learnedForms.length === 0
    ? null
    : `The server does not know the first form of some calls. To save these requests, set CALL_FORMS=${[...formatFormChoice(callForms), ...learnedForms].join()}`;

/** Returns the summary of a run, with the name of everything that failed. */
export function formatSummary(summary: BakeSummary): string {
  const { baked, unchanged, kept, skipped, removed, failed, leftOut, seconds } = summary;
  const rendered = baked + unchanged;
  const counts = [
    `baked ${baked}`,
    `unchanged ${unchanged}`,
    `removed ${removed.length}`,
    `failed ${failed.length}`,
    ...(kept > 0 ? [`checked and kept ${kept}`] : []),
    ...(skipped > 0 ? [`without content on the server ${skipped}`] : []),
  ];
  const rate =
    seconds > 0 ? ` (${(rendered / seconds).toFixed(rendered < seconds ? 2 : 0)} pages/s)` : '';
  const lines = [
    ...formatLostParts(summary),
    ...formatLosses('removed', removed),
    ...failed.map(
      ({ subject, kind, message }) => `failed ${subject}: ${kind}: ${plainLine(message)}`,
    ),
    ...leftOut.map(
      ({ call, kind, count, reused }) =>
        `${reused ? 'kept as in the last run' : 'left out of pages'}: ${call} failed ${count} × (${kind})`,
    ),
    ...(summary.held ? formatHeld(summary.held) : []),
  ];
  const stop = formatStop(summary);
  if (stop) lines.push(stop);
  lines.push(`${counts.join(', ')} in ${seconds.toFixed(1)} s${rate}`);
  return lines.join('\n');
}

/** How many pages that do not show all of their content are named. */
const LACKING_SHOWN = 5;

/** Returns the line about pages that do not show all of their content; none without such pages. */
function formatLostParts({ lostParts }: Pick<BakeSummary, 'lostParts'>): string[] {
  const lacking = lostParts.filter(({ parts }) => parts.some(isMissed));
  if (lacking.length === 0) return [];
  const named = lacking.slice(0, LACKING_SHOWN).map(({ page }) => page);
  const more = lacking.length > LACKING_SHOWN ? `, … ${lacking.length - LACKING_SHOWN} more` : '';
  const what = describeLostParts(lacking.flatMap(({ parts }) => parts));
  const pages = `${plural(lacking.length, 'page')} ${lacking.length === 1 ? 'does' : 'do'}`;
  return [`${pages} not show all content (${what}): ${named.join(', ')}${more}`];
}

const UNITS: Readonly<Record<LostKind, string>> = {
  text: 'character of text',
  image: 'image',
  video: 'video',
  audio: 'recording',
  frame: 'frame',
  file: 'file',
  table: 'table',
};

/** Returns what is missed, in words: `2 images, 1 frame`. */
export function describeLostParts(parts: readonly LostPart[]): string {
  const counts = new Map<LostKind, number>();
  for (const { kind, count } of parts.filter(isMissed)) {
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return Array.from(counts, ([kind, count]) => `${count} ${formatUnit(kind, count)}`).join(', ');
}

const formatUnit = (kind: LostKind, count: number): string => {
  if (count === 1) return UNITS[kind];
  return kind === 'text' ? 'characters of text' : `${UNITS[kind]}s`;
};

const formatLosses = (verb: string, losses: readonly Loss[]): string[] => [
  ...losses.slice(0, LOSSES_SHOWN).map(({ page, reason }) => `${verb} ${page}: ${reason}`),
  ...(losses.length > LOSSES_SHOWN ? [`… ${verb} ${losses.length - LOSSES_SHOWN} more`] : []),
];

/** Returns what the run would have removed or emptied, and how to permit it. */
function formatHeld({ removed, emptied, permission }: HeldLosses): string[] {
  const parts = [
    ...(removed.length > 0 ? [`remove ${plural(removed.length, 'page')}`] : []),
    ...(emptied.length > 0 ? [`empty ${plural(emptied.length, 'list')}`] : []),
  ];
  return [
    ...formatLosses('would empty', emptied),
    ...formatLosses('would remove', removed),
    `None of this was removed or emptied: this run would ${parts.join(' and ')}.`,
    `If the content server is right, run again within an hour with --allow-removals ${permission}, which permits exactly this.`,
  ];
}

function formatStop({ stopped, notTried }: BakeSummary): string | null {
  if (stopped === null) return null;
  const why = {
    origin: 'the origin stopped answering',
    refused: 'the content server refuses the publisher',
    interrupted: 'interrupted',
    workers: 'all workers ended',
  }[stopped];
  return `${why}: ${plural(notTried, 'page')} not tried, they are as they were`;
}

/** Returns the message of a server as one line without control characters, for a terminal. */
export const plainLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MESSAGE_LENGTH);

const plural = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** What became of a page in a run. */
interface ReportedPage {
  /** As `formatRef` names it. */
  readonly page: string;
  readonly result: PageOutcome['result'] | 'removed' | 'held';
  /** Of a failure or a removal. */
  readonly reason?: string;
  /** What of its content the page does not show; absent when it shows everything. */
  readonly lostParts?: readonly LostPart[];
}

/** A report of a run for programs. */
interface RunReport extends Omit<BakeSummary, 'removed' | 'held' | 'lostParts'> {
  readonly pages: readonly ReportedPage[];
}

/** Collects the outcomes of a run for its report. */
export function createRunReport() {
  const pages = new Map<string, ReportedPage>();
  const add = (page: ReportedPage) => pages.set(page.page, page);
  return {
    addOutcome: (job: BakeJob, outcome: PageOutcome): void => {
      const { result } = outcome;
      const reason = 'message' in outcome ? outcome.message : undefined;
      add({ page: formatRef(job), result, ...(reason !== undefined && { reason }) });
    },
    /** Returns the report; the decision about removals is the summary's. */
    finish: ({ removed, held, lostParts, ...summary }: BakeSummary): RunReport => {
      for (const { page, parts } of lostParts) {
        add({ ...(pages.get(page) ?? { page, result: 'unchanged' }), lostParts: parts });
      }
      for (const { page, reason } of removed) add({ page, result: 'removed', reason });
      for (const { page, reason } of [...(held?.removed ?? []), ...(held?.emptied ?? [])]) {
        add({ page, result: 'held', reason });
      }
      return { ...summary, pages: [...pages.values()] };
    },
  };
}
