import type { Column } from '../site/siteTypes.ts';

/** Column styles (wire 9.3) with a screen of their own. */
const STYLES = { paper: 102, questions: 107, leaders: 108, activities: 221, live: 225 } as const;
const PHOTOS = 202;

/** What a column opens: an external address, a screen of its own, or a list. */
export type ColumnTarget =
  | { readonly kind: 'link'; readonly url: string }
  /** An address of the native app, which only an action follows. */
  | { readonly kind: 'app'; readonly url: string }
  | { readonly kind: 'paper' | 'questions' | 'leaders' | 'activities' | 'live' | 'articles' };

/**
 * Returns what a column opens. An external address wins over every style; unknown styles are
 * lists.
 */
export function decideColumnTarget({
  linkUrl,
  appLink,
  style,
}: Pick<Column, 'linkUrl' | 'appLink' | 'style'>): ColumnTarget {
  if (linkUrl !== '') return { kind: 'link', url: linkUrl };
  if (appLink !== '') return { kind: 'app', url: appLink };
  const names = Object.keys(STYLES) as (keyof typeof STYLES)[];
  return { kind: names.find((name) => STYLES[name] === style) ?? 'articles' };
}

/** Whether a column's articles are shown on a time axis, which has an icon or a colour. */
export const hasTimeAxis = ({ axisIcon, axisColor }: Column): boolean =>
  axisIcon !== '' || axisColor !== '';

/** Returns whether a column lists photo sets, which have a page of large images (moreImage). */
export const isPhotoColumn = ({ style }: Column): boolean => style === PHOTOS;
