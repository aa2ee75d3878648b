import type { Card } from '../model/metadata.ts';
import { setCanonical, setCard } from './document.ts';

interface VideoDocument {
  readonly id: string;
  readonly title: string;
  readonly canonical: string;
  /** What is shared is read from there (host/shareFacts.ts). */
  readonly cards: readonly Card[];
  /** The page's own address from now on, without its query; '' leaves it. */
  readonly address: string;
}

/** Cards that one video has and the next one may not have. */
const LOOSE_CARDS = 'meta[property^="og:"],meta[property^="video:"]';

/** The document of a page that goes from one video to the next. */
export function showVideoDocument({ id, title, canonical, cards, address }: VideoDocument): void {
  document.documentElement.dataset.video = id;
  document.title = title;
  setCanonical(canonical);
  for (const [name, content] of cards) setCard(name, content);
  const names = cards.map(([name]) => name);
  for (const meta of document.querySelectorAll(LOOSE_CARDS)) {
    if (!names.includes(meta.getAttribute('property') ?? '')) meta.remove();
  }
  if (address === '' || address === location.pathname) return;
  // A template names its video in the query; all else of it goes on.
  const query = new URLSearchParams(location.search);
  query.delete('id');
  const search = query.toString();
  history.replaceState(history.state, '', `${address}${search && '?'}${search}`);
}
