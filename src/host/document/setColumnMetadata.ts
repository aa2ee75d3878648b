import type { Card } from '../../model/metadata.ts';
import { setTitle } from './setTitle.ts';
import { setCanonicalUrl, setCard } from './updateDocument.ts';

interface ColumnMetadata {
  /** '' on the front page. */
  readonly id: string;
  readonly title: string;
  readonly canonical: string;
  /** Sharing reads its data from these cards (host/document/readShareParams.ts). */
  readonly cards: readonly Card[];
}

/** Sets the title, canonical address and cards of a template that shows a column. */
export function setColumnMetadata({ id, title, canonical, cards }: ColumnMetadata): void {
  if (id) document.documentElement.dataset.column = id;
  setTitle(title);
  setCanonicalUrl(canonical);
  for (const [name, content] of cards) setCard(name, content);
}
