import type { Settings } from '../../src/settings.ts';

/** A former base path of the pages, and the rule that redirects it. */
export interface FormerBase {
  readonly path: string;
  /** Matches paths below it; the group is the rest, which never begins with a character that could begin a host name. */
  readonly pattern: string;
}

export interface FormerBases {
  /** Checked before the rules of the base. */
  readonly first: readonly FormerBase[];
  /** Former bases that contain the base: checked when the path is not below the base. */
  readonly last: readonly FormerBase[];
}

/** Returns the start of a pattern for paths below a base; repeated slashes are allowed. */
export const patternOfBase = (base: string): string =>
  base
    .split('/')
    .filter(Boolean)
    .map((part) => `/+${part.replace(/\./g, String.raw`\.`)}`)
    .join('');

/** Sorts the former bases of a deployment, the longest first, without the base itself. */
export function sortFormerBases({
  siteBase,
  formerBases = [],
}: Pick<Settings, 'siteBase' | 'formerBases'>): FormerBases {
  const all = [...new Set(formerBases)]
    .filter((path) => path !== siteBase)
    .sort((a, b) => b.length - a.length)
    .map((path) => ({ path, pattern: `^${patternOfBase(path)}(?:/+|$)((?:\\w.*)?)$` }));
  const isAbove = ({ path }: FormerBase) => siteBase.startsWith(`${path}/`);
  return { first: all.filter((one) => !isAbove(one)), last: all.filter(isAbove) };
}
