import type { Card } from '../model/metadata.ts';
import { setCanonical, setCard } from './document.ts';

interface ColumnDocument {
  /** '' on the front page. */
  readonly id: string;
  readonly title: string;
  readonly canonical: string;
  /** Sharing reads its data from these cards (host/shareFacts.ts). */
  readonly cards: readonly Card[];
}

/** Sets the title, canonical address and cards of a template that shows a column. */
export function showColumnDocument({ id, title, canonical, cards }: ColumnDocument): void {
  if (id) document.documentElement.dataset.column = id;
  document.title = title;
  setCanonical(canonical);
  for (const [name, content] of cards) setCard(name, content);
}
