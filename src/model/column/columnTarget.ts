import type { Column } from '../site/siteTypes.ts';

/** Column styles (wire 9.3) with a screen of their own. */
const STYLES = { paper: 102, questions: 107, leaders: 108, activities: 221, live: 225 } as const;

/** What a column opens: an external address, a screen of its own, or a list. */
export type ColumnTarget =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'paper' | 'questions' | 'leaders' | 'activities' | 'live' | 'articles' };

/**
 * Returns what a column opens. An external address wins over every style; unknown styles are
 * lists.
 */
export function decideColumnTarget({ linkUrl, style }: Column): ColumnTarget {
  if (linkUrl !== '') return { kind: 'link', url: linkUrl };
  const names = Object.keys(STYLES) as (keyof typeof STYLES)[];
  return { kind: names.find((name) => STYLES[name] === style) ?? 'articles' };
}

/** Whether a column's articles are shown on a time axis, which has an icon or a colour. */
export const hasTimeAxis = ({ axisIcon, axisColor }: Column): boolean =>
  axisIcon !== '' || axisColor !== '';
