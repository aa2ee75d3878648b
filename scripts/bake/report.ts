import type { BakeProgress, BakeSummary } from './types.ts';

const LINE_EVERY_MS = 5_000;
const REDRAW_EVERY_MS = 100;

/** So many pages that were taken away are named one by one. */
const REMOVED_SHOWN = 50;
const MESSAGE_LENGTH = 200;

export interface Output {
  readonly isTTY?: boolean | undefined;
  readonly write: (text: string) => unknown;
}

export interface ProgressReporter {
  readonly show: (progress: BakeProgress) => void;
  /** Clears the line that stands. */
  readonly end: () => void;
}

/** One line that changes on a terminal, a line every few seconds elsewhere. */
export function reportProgress(
  output: Output,
  now: () => number = performance.now.bind(performance),
): ProgressReporter {
  const everyMs = output.isTTY ? REDRAW_EVERY_MS : LINE_EVERY_MS;
  const startedAt = now();
  // A run of a few pages says nothing on its way where lines stay.
  let shownAt = output.isTTY ? Number.NEGATIVE_INFINITY : startedAt;
  return {
    show: (progress) => {
      if (now() - shownAt < everyMs) return;
      shownAt = now();
      const line = formatProgress(progress, (shownAt - startedAt) / 1000);
      output.write(output.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
    },
    end: () => {
      if (output.isTTY) output.write('\r\x1b[K');
    },
  };
}

export function formatProgress(progress: BakeProgress, seconds: number): string {
  if (progress.phase === 'listing') {
    return `listing: ${plural(progress.columns, 'column')}, ${plural(progress.articles, 'article')}`;
  }
  const { done, total, failed } = progress;
  const percent = Math.floor((100 * done) / Math.max(1, total));
  const failures = failed > 0 ? `, ${failed} failed` : '';
  return `baking: ${done} of ${total} (${percent} %), ${seconds.toFixed(0)} s${failures}`;
}

/** What a run did, everything that failed by its name. */
export function formatSummary(summary: BakeSummary): string {
  const { baked, unchanged, kept, skipped, removed, failed, leftOut, seconds } = summary;
  const rendered = baked + unchanged;
  const counts = [
    `baked ${baked}`,
    `unchanged ${unchanged}`,
    `removed ${removed.length}`,
    `failed ${failed.length}`,
    ...(kept > 0 ? [`looked at and kept ${kept}`] : []),
    ...(skipped > 0 ? [`without a page ${skipped}`] : []),
  ];
  const rate =
    seconds > 0 ? ` (${(rendered / seconds).toFixed(rendered < seconds ? 2 : 0)} pages/s)` : '';
  const lines = [
    ...removed.slice(0, REMOVED_SHOWN).map(({ page, reason }) => `removed ${page}: ${reason}`),
    ...(removed.length > REMOVED_SHOWN ? [`… and ${removed.length - REMOVED_SHOWN} more`] : []),
    ...failed.map(
      ({ subject, kind, message }) => `failed ${subject}: ${kind}: ${plainLine(message)}`,
    ),
    ...leftOut.map(
      ({ call, kind, count }) => `left out of pages: ${call} failed ${count} × (${kind})`,
    ),
  ];
  const stop = formatStop(summary);
  if (stop) lines.push(stop);
  lines.push(`${counts.join(', ')} in ${seconds.toFixed(1)} s${rate}`);
  return lines.join('\n');
}

function formatStop({ stopped, notTried }: BakeSummary): string | null {
  if (stopped === null) return null;
  const why = {
    origin: 'the origin stopped answering',
    interrupted: 'interrupted',
    workers: 'all workers ended',
  }[stopped];
  return `${why}: ${plural(notTried, 'page')} not tried, they are as they were`;
}

/** What servers say goes to a terminal: on one line, without anything that steers it. */
export const plainLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MESSAGE_LENGTH);

const plural = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
