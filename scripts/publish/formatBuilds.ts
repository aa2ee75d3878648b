import type { Build } from '../release/builds.ts';

interface ListedBuilds {
  /** The newest first. */
  readonly builds: readonly Build[];
  readonly live: string | null;
  readonly pinned: string | null;
  /** How many pages each build made. */
  readonly pages: ReadonlyMap<string, number>;
}

/** Formats builds as a table: version, time, number of pages that it made, and what it is. */
export function formatBuilds({ builds, live, pinned, pages }: ListedBuilds): string {
  if (builds.length === 0) return "There is no build: run 'npm run build' first.";
  const rows = builds.map(({ version, builtAt }, i) => [
    version,
    `${new Date(builtAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    String(pages.get(version) ?? 0),
    [
      ...(version === live ? ['live'] : []),
      ...(version === pinned ? ['pinned'] : []),
      ...(i === 0 ? ['newest'] : []),
    ].join(', '),
  ]);
  const table = [['build', 'made', 'pages', ''], ...rows];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  );
  return table
    .map(([build = '', made = '', count = '', state = '']) =>
      [
        build.padEnd(widths[0] ?? 0),
        made.padEnd(widths[1] ?? 0),
        count.padStart(widths[2] ?? 0),
        state,
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
