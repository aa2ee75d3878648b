import type { ArticleKind, ListItem } from './article/types.ts';
import { formatDate } from './time.ts';

/** What an axis of time shows of an article. */
export interface TimelineEntry {
  readonly id: string;
  readonly kind: ArticleKind;
  readonly title: string;
  readonly abstract: string;
  readonly picture: string;
  /** Epoch ms; null where the server did not tell. */
  readonly at: number | null;
  readonly href: string;
}

export type TimelineOrder = 'newest' | 'oldest';

export interface TimelineDay {
  /** `2026-11-20` in China; '' of what has no moment. */
  readonly day: string;
  readonly entries: readonly TimelineEntry[];
}

/** An article as an entry; `href` is where it opens. */
export const toEntry = (item: ListItem, href: string): TimelineEntry => ({
  id: item.id,
  kind: item.kind,
  title: item.title,
  abstract: item.abstract,
  picture: item.pictures[0] ?? '',
  at: item.publishedAt,
  href,
});

/** Entries by the day on which they happened; what has no moment comes last. */
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
