import { sanitise } from './sanitise.ts';
import { serialise } from './serialise.ts';
import type { Node, ParseHtml } from './types.ts';

/** Real bodies need one round, the worst of the test corpora two. */
const MAX_ROUNDS = 4;

/**
 * What is shown of HTML that is too large or does not become stable. Its code is beside the rules of rare
 * markup (extra/plainParagraphs.ts), without which no body is large.
 */
export const LAST_RESORT: { toParagraphs: (html: string) => string } = { toParagraphs: () => '' };

export interface Settled {
  readonly nodes: Node[];
  readonly html: string;
}

/**
 * Returns clean HTML that every parser reads alike: it is parsed, transformed and sanitised
 * again until nothing changes. So the tree of the build equals the browser's, no markup changes
 * its meaning (mutation XSS), and the result is idempotent. HTML that does not become stable is
 * shown as plain paragraphs.
 */
export function settle(
  nodes: readonly Node[],
  parse: ParseHtml,
  enhance: (nodes: readonly Node[]) => readonly Node[],
): Settled {
  let html = serialise(sanitise(nodes));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const again = sanitise(enhance(parse(html)));
    const next = serialise(again);
    if (next === html) return { nodes: again, html };
    html = next;
  }
  const plain = sanitise(parse(LAST_RESORT.toParagraphs(html)));
  return { nodes: plain, html: serialise(plain) };
}
