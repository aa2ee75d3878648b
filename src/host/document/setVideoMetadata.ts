import type { Card } from '../../model/metadata.ts';
import { setTitle } from './setTitle.ts';
import { setCanonicalUrl, setCard } from './updateDocument.ts';

interface VideoMetadata {
  readonly id: string;
  readonly title: string;
  readonly canonical: string;
  /** Sharing reads its data from these cards (host/document/readShareParams.ts). */
  readonly cards: readonly Card[];
  /** The page's new address, without its query; '' keeps the current one. */
  readonly address: string;
}

/** Cards that are removed when the next video does not have them. */
const OPTIONAL_CARDS = 'meta[property^="og:"],meta[property^="video:"]';

/** Sets the document's metadata and address when the page shows another video. */
export function setVideoMetadata({ id, title, canonical, cards, address }: VideoMetadata): void {
  document.documentElement.dataset.video = id;
  setTitle(title);
  setCanonicalUrl(canonical);
  for (const [name, content] of cards) setCard(name, content);
  const names = cards.map(([name]) => name);
  for (const meta of document.querySelectorAll(OPTIONAL_CARDS)) {
    if (!names.includes(meta.getAttribute('property') ?? '')) meta.remove();
  }
  if (address === '' || address === location.pathname) return;
  // The query of a template names its video; all other parameters are kept.
  const query = new URLSearchParams(location.search);
  query.delete('id');
  const search = query.toString();
  history.replaceState(history.state, '', `${address}${search && '?'}${search}`);
}
