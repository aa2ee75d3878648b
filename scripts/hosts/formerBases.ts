import type { Settings } from '../../src/settings.ts';

/** A path that the pages were mounted at before, and the rule that redirects it. */
export interface FormerBase {
  readonly path: string;
  /** Of paths below it; its group is the rest, which starts with no sign that could name a host. */
  readonly pattern: string;
}

export interface FormerBases {
  /** To be looked at before the rules of the base. */
  readonly first: readonly FormerBase[];
  /** Those that the base lies below: to be looked at when the path is not below the base. */
  readonly last: readonly FormerBase[];
}

/** The start of a pattern that matches the paths below a base. Repeated slashes mean nothing. */
export const patternOfBase = (base: string): string =>
  base
    .split('/')
    .filter(Boolean)
    .map((part) => `/+${part.replace(/\./g, String.raw`\.`)}`)
    .join('');

/** The former bases of a deployment, the longest first; the base itself is none. */
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
