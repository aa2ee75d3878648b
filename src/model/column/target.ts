import type { Column } from '../site/types.ts';

/** Styles of columns (wire 9.3) that are more than a list of articles. */
const STYLES = { paper: 102, questions: 107, leaders: 108, activities: 221, live: 225 } as const;

/** What a column opens: an address of its own, a screen of its own, or a list. */
export type ColumnTarget =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'paper' | 'questions' | 'leaders' | 'activities' | 'live' | 'articles' };

/** An outside address wins over every style; styles that nobody knows are lists. */
export function decideColumnTarget({ linkUrl, style }: Column): ColumnTarget {
  if (linkUrl !== '') return { kind: 'link', url: linkUrl };
  const names = Object.keys(STYLES) as (keyof typeof STYLES)[];
  return { kind: names.find((name) => STYLES[name] === style) ?? 'articles' };
}

/** Whether a column's articles stand on an axis of time: it has the marks of one. */
export const hasAxis = ({ axisIcon, axisColor }: Column): boolean =>
  axisIcon !== '' || axisColor !== '';
