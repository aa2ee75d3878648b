import type { Card } from '../model/metadata.ts';
import { setCanonical, setCard } from './document.ts';

interface PaperDocument {
  /** Id of the open newspaper page, or of the article that is open over it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Sharing reads its data from these cards (host/shareFacts.ts). */
  readonly cards: readonly Card[];
}

/** Sets the document's metadata after the reader turned a newspaper page without a navigation. */
export function showPaperDocument({
  id,
  title,
  description,
  canonical,
  cards,
}: PaperDocument): void {
  document.documentElement.dataset.paper = id;
  document.title = title;
  setCanonical(canonical);
  for (const [name, content] of cards) setCard(name, content);
  const meta = document.querySelector<HTMLMetaElement>('meta[name=description]');
  if (meta) meta.content = description;
}
