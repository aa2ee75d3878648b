/** How much one run may remove without permission: removals beyond both limits need it. */
export interface RemovalLimits {
  /** Of the pages that exist before the run. */
  readonly percent: number;
  readonly pages: number;
}

export const DEFAULT_REMOVAL_LIMITS: RemovalLimits = { percent: 2, pages: 20 };

/** A page that a run would remove, or a list that it would leave without rows, and why. */
export interface Loss {
  /** As `formatRef` names it, or the file's name. */
  readonly page: string;
  readonly reason: string;
}

/** Everything that a run would remove or empty. */
export interface Losses {
  readonly removed: readonly Loss[];
  /** Lists, feeds and the sitemap that had rows and would have none. */
  readonly emptied: readonly Loss[];
}

/**
 * Returns whether a run may cause these losses. Emptying anything needs permission; removals need
 * it when they exceed both limits.
 *
 * @param allowed of `--allow-removals`: how many losses are permitted, null without it
 * @param existing pages before the run
 */
export function mayLose(
  { removed, emptied }: Losses,
  {
    limits,
    existing,
    allowed,
  }: {
    readonly limits: RemovalLimits;
    readonly existing: number;
    readonly allowed: number | null;
  },
): boolean {
  if (allowed !== null && removed.length + emptied.length <= allowed) return true;
  if (emptied.length > 0) return false;
  return removed.length <= limits.pages || removed.length * 100 <= existing * limits.percent;
}

const VARIABLES = [
  {
    name: 'REMOVAL_LIMIT_PERCENT',
    key: 'percent',
    about: 'publishing stops when a run would remove more than this share of all pages (percent)',
  },
  {
    name: 'REMOVAL_LIMIT_PAGES',
    key: 'pages',
    about: 'and more than this number of pages; --allow-removals N allows more once',
  },
] as const;

/** Returns the limits of a deployment. Throws an error that names a variable with a wrong value. */
export function parseRemovalLimits(
  variables: Readonly<Record<string, string | undefined>>,
): RemovalLimits {
  const limits = { ...DEFAULT_REMOVAL_LIMITS };
  for (const { name, key } of VARIABLES) {
    const text = variables[name]?.trim() ?? '';
    if (text === '') continue;
    if (!/^\d{1,9}$/.test(text)) throw new Error(`${name}=${text} is not a whole number.`);
    limits[key] = Number(text);
  }
  return limits;
}

/** Returns the blocks of `.env.example` for these variables. */
export const formatRemovalVariables = (): string[] =>
  VARIABLES.map(({ name, key, about }) => `# ${about}\n${name}=${DEFAULT_REMOVAL_LIMITS[key]}\n`);
