import type { Card } from '../model/metadata.ts';
import { setCanonical, setCard } from './document.ts';

interface VideoDocument {
  readonly id: string;
  readonly title: string;
  readonly canonical: string;
  /** Sharing reads its data from these cards (host/shareFacts.ts). */
  readonly cards: readonly Card[];
  /** The page's new address, without its query; '' keeps the current one. */
  readonly address: string;
}

/** Cards that are removed when the next video does not have them. */
const LOOSE_CARDS = 'meta[property^="og:"],meta[property^="video:"]';

/** Sets the document's metadata and address when the page shows another video. */
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
  // The query of a template names its video; all other parameters are kept.
  const query = new URLSearchParams(location.search);
  query.delete('id');
  const search = query.toString();
  history.replaceState(history.state, '', `${address}${search && '?'}${search}`);
}
