import { plainParagraphs } from './plain.ts';
import { sanitise } from './sanitise.ts';
import { serialise } from './serialise.ts';
import type { Node, ParseHtml } from './types.ts';

/** Real bodies need one round, the worst of the corpora two. */
const MAX_ROUNDS = 4;

export interface Settled {
  readonly nodes: Node[];
  readonly html: string;
}

/**
 * Clean HTML that means the same to every parser: it is parsed again, taken through the
 * same steps and sanitised, until nothing changes. So the tree of the build is the
 * browser's tree, no markup changes its meaning on the way (mutation XSS), and doing it
 * twice changes nothing. HTML that does not come to rest is shown as plain paragraphs.
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
  const plain = sanitise(parse(plainParagraphs(html)));
  return { nodes: plain, html: serialise(plain) };
}
