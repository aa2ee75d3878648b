import { rewrite, some } from '../tree.ts';
import type { Transform } from '../types.ts';

/** Words that are joined one by one, so that no line of a paragraph could end between them. */
const JOINED_WORDS = /[\p{L}\p{N}\p{P}]\u00a0(?:[\p{L}\p{N}\p{P}]+\u00a0){4}[\p{L}\p{N}\p{P}]/u;
const JOINT = /([^\s])\u00a0(?=[^\s])/g;
/** Blanks that make a gap. */
const GAP = /\u00a0{9,}/g;

/**
 * Lets lines end where an editor has written no-break spaces for plain ones: between the words of a whole
 * text, and in long gaps.
 */
export const wordBreaks: Transform = (nodes, { exempt }) =>
  exempt || !some(nodes, (node) => node.type === 'text' && node.value.includes('\u00a0'))
    ? [...nodes]
    : rewrite(nodes, (node) => {
        if (node.type !== 'text' || !node.value.includes('\u00a0')) return node;
        const value = JOINED_WORDS.test(node.value) ? node.value.replace(JOINT, '$1 ') : node.value;
        return { ...node, value: value.replace(GAP, (gap) => '\u00a0 '.repeat(gap.length / 2)) };
      });
