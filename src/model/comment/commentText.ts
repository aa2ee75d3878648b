import { filterLink } from '../link.ts';

/** Lines of a collapsed comment. */
const FOLDED_LINES = 6;
/** A comment with at most this many more lines is not collapsed. */
const SPARED_LINES = 2;
/** Full-width characters per line on the narrowest supported screen. */
const LINE_WIDTH = 18;
/** Full-width scripts. */
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/;
const NO_WIDTH = /\p{M}/u;

/**
 * Whether a comment is long enough to be collapsed. Estimated from its text, so that the result
 * is the same on every screen.
 */
export function isLongComment(text: string): boolean {
  const lines = text.split('\n').reduce((sum, line) => sum + countLines(line), 0);
  return lines > FOLDED_LINES + SPARED_LINES;
}

function countLines(line: string): number {
  let width = 0;
  for (const point of line) {
    if (NO_WIDTH.test(point)) continue;
    width += WIDE.test(point) || point.length > 1 ? 1 : 0.5;
  }
  return Math.max(1, Math.ceil(width / LINE_WIDTH));
}

/** A part of a comment's text. */
type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'link';
      /** The address as the reader wrote it. */
      readonly text: string;
      readonly href: string;
      /**
       * The visible text: the decoded address starting with its host, so that the target cannot
       * be disguised, and shortened.
       */
      readonly label: string;
    };

/** Longest label that is not shortened. */
const MAX_LABEL = 36;
/** Absolute addresses only; Chinese punctuation and quotes end them. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"'“”‘’«»（）【】《》，。；：！？、|\\^`{}]+/gi;
const TRAILING = '.,;:!?…·)]';

/** Splits a comment into text and links. Everything but absolute http addresses stays text. */
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

/**
 * Removes punctuation at the end, which belongs to the sentence, except a bracket that the
 * address opened.
 */
function trimAddress(address: string): string {
  let end = address.length;
  while (end > 0 && TRAILING.includes(address.charAt(end - 1))) end -= 1;
  const kept = address.slice(0, end);
  const closing = address.charAt(kept.length);
  const opens = kept.split('(').length > kept.split(')').length;
  return closing === ')' && opens ? `${kept})` : kept;
}

/** Returns the address without its protocol, shortened to the host and the start of the path. */
export function formatLabel(href: string): string {
  const { host } = new URL(href);
  const whole = href.replace(/^https?:\/\//, '').replace(/\/$/, '');
  if (whole.length <= MAX_LABEL) return whole;
  // The end of a host name identifies its owner, so the start is cut.
  if (host.length >= MAX_LABEL - 2) return `…${host.slice(-(MAX_LABEL - 3))}/…`;
  return `${whole.slice(0, MAX_LABEL - 1)}…`;
}
