/** Returns the percentile (nearest rank) of values; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Formats a table for a terminal: the first column left-aligned, the numbers right-aligned. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [text[0], rule, ...text.slice(1)].join('\n');
}

const grouped = new Intl.NumberFormat('en-US');

export const formatBytes = (bytes: number): string => grouped.format(Math.round(bytes));
export const formatMs = (ms: number): string => (ms < 100 ? ms.toFixed(1) : ms.toFixed(0));
