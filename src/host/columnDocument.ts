import type { Card } from '../model/metadata.ts';
import { setCanonical, setCard } from './document.ts';

interface ColumnDocument {
  /** '' on the front page. */
  readonly id: string;
  readonly title: string;
  readonly canonical: string;
  /** What is shared is read from there (host/shareFacts.ts). */
  readonly cards: readonly Card[];
}

/** The document of a template that shows a column. */
export function showColumnDocument({ id, title, canonical, cards }: ColumnDocument): void {
  if (id) document.documentElement.dataset.column = id;
  document.title = title;
  setCanonical(canonical);
  for (const [name, content] of cards) setCard(name, content);
}
