import type { Card } from '../model/metadata.ts';
import { setCanonical, setCard } from './document.ts';

interface PaperDocument {
  /** Of the page that is open, or of the article that is read on it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** What is shared is read from there (host/shareFacts.ts). */
  readonly cards: readonly Card[];
}

/** The document of a newspaper whose pages are turned without loading another. */
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
