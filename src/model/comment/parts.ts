import { filterLink } from '../link.ts';

/** A piece of a comment's text. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'link';
      /** As the reader wrote it. */
      readonly text: string;
      readonly href: string;
      /** What is shown: host first, so that nobody is led astray, and not too long. */
      readonly label: string;
    };

/** Longest link that is shown whole. */
const MAX_LABEL = 36;
/** Whole addresses only; Chinese punctuation and quotes end them. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"'“”‘’«»（）【】《》，。；：！？、|\\^`{}]+/gi;
const TRAILING = '.,;:!?…·)]';

/** Text and the links in it. Everything that is not a whole http address stays text. */
export function splitLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  const addText = (to: number) => {
    if (to > from) parts.push({ kind: 'text', text: text.slice(from, to) });
  };
  for (const match of text.matchAll(ADDRESS)) {
    const written = trimAddress(match[0]);
    const href = filterLink(written);
    if (!/^https?:/.test(href)) continue;
    const start = match.index ?? 0;
    addText(start);
    parts.push({ kind: 'link', text: written, href, label: formatLabel(href) });
    from = start + written.length;
  }
  addText(text.length);
  return parts;
}

/** Punctuation at the end belongs to the sentence; a bracket that the address opened does not. */
function trimAddress(address: string): string {
  let end = address.length;
  while (end > 0 && TRAILING.includes(address.charAt(end - 1))) end -= 1;
  const kept = address.slice(0, end);
  const closing = address.charAt(kept.length);
  const opens = kept.split('(').length > kept.split(')').length;
  return closing === ')' && opens ? `${kept})` : kept;
}

/** The address without its protocol; of a long one the host and the start of its path. */
export function formatLabel(href: string): string {
  const { host } = new URL(href);
  const whole = href.replace(/^https?:\/\//, '').replace(/\/$/, '');
  if (whole.length <= MAX_LABEL) return whole;
  // The end of a host says whose it is.
  if (host.length >= MAX_LABEL - 2) return `…${host.slice(-(MAX_LABEL - 3))}/…`;
  return `${whole.slice(0, MAX_LABEL - 1)}…`;
}
