import { rewrite } from '../tree.ts';
import type { Transform } from '../types.ts';

/** Replaces no-break spaces by plain ones if the site is configured so (product 5.12). */
export const nbsp: Transform = (nodes, { exempt, options }) =>
  exempt || !options.replaceNbsp
    ? [...nodes]
    : rewrite(nodes, (node) =>
        node.type === 'text' ? { ...node, value: node.value.replace(/\u00a0/g, ' ') } : node,
      );
