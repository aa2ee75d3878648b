import type { ArticleKind, ListItem } from './article/articleTypes.ts';
import type { Column } from './site/siteTypes.ts';
import { formatDate } from './time.ts';

/** An article on a timeline. */
export interface TimelineEntry {
  readonly id: string;
  readonly kind: ArticleKind;
  readonly title: string;
  readonly abstract: string;
  readonly picture: string;
  /** Epoch ms; null when the server sent none. */
  readonly at: number | null;
  readonly href: string;
}

/** What the page shows above its entries; a baked page passes on only these fields. */
export type TimelineColumn = Pick<
  Column,
  'id' | 'name' | 'description' | 'topPicture' | 'axisIcon' | 'axisColor'
>;

export type TimelineOrder = 'newest' | 'oldest';

export interface TimelineDay {
  /** `2026-11-20` in the site's time zone; '' for entries without a timestamp. */
  readonly day: string;
  readonly entries: readonly TimelineEntry[];
}

/** Returns the timeline entry of an article; `href` is its address. */
export const createTimelineEntry = (item: ListItem, href: string): TimelineEntry => ({
  id: item.id,
  kind: item.kind,
  title: item.title,
  abstract: item.abstract,
  picture: item.pictures[0] ?? '',
  at: item.publishedAt,
  href,
});

/** Groups entries by day; those without a timestamp come last. */
export function groupByDay(
  entries: readonly TimelineEntry[],
  order: TimelineOrder,
): readonly TimelineDay[] {
  const sign = order === 'newest' ? -1 : 1;
  const sorted = [...entries].sort((a, b) => {
    if (a.at === null || b.at === null) return Number(a.at === null) - Number(b.at === null);
    return sign * (a.at - b.at);
  });
  const days = new Map<string, TimelineEntry[]>();
  for (const entry of sorted) {
    const day = entry.at === null ? '' : formatDate(entry.at, 'YYYY-MM-DD');
    const known = days.get(day);
    if (known) known.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, of]) => ({ day, entries: of }));
}
