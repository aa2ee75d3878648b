import { rewrite } from '../tree.ts';
import type { Transform } from '../types.ts';

/** No-break spaces become plain ones, where the site says so (product 5.12). */
export const nbsp: Transform = (nodes, { exempt, options }) =>
  exempt || !options.replaceNbsp
    ? [...nodes]
    : rewrite(nodes, (node) =>
        node.type === 'text' ? { ...node, value: node.value.replace(/\u00a0/g, ' ') } : node,
      );
