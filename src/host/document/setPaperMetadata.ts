import type { Card } from '../../model/metadata.ts';
import { setTitle } from './setTitle.ts';
import { setCanonicalUrl, setCard } from './updateDocument.ts';

interface PaperMetadata {
  /** Id of the open newspaper page, or of the article that is open over it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Sharing reads its data from these cards (host/document/readShareParams.ts). */
  readonly cards: readonly Card[];
}

/** Sets the document's metadata after the reader turned a newspaper page without a navigation. */
export function setPaperMetadata({
  id,
  title,
  description,
  canonical,
  cards,
}: PaperMetadata): void {
  document.documentElement.dataset.paper = id;
  setTitle(title);
  setCanonicalUrl(canonical);
  for (const [name, content] of cards) setCard(name, content);
  const meta = document.querySelector<HTMLMetaElement>('meta[name=description]');
  if (meta) meta.content = description;
}
