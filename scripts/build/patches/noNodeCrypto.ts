import type { Plugin } from 'vite';
import type { Patch } from './patch.ts';

export const NO_NODE_CRYPTO: Patch = {
  name: 'no Node crypto',
  package: 'crypto-js',
  version: '4.2.0',
  unnecessaryWhen: 'the package does not require Node modules in browsers',
};

const EMPTY = '\0broadsheet:no-node-crypto';

/**
 * Removes Node's `crypto`, which the package requires where a browser has no random numbers; every
 * supported browser has them.
 */
export function noNodeCrypto(onApplied: () => void): Plugin {
  return {
    name: 'broadsheet:no-node-crypto',
    enforce: 'pre',
    resolveId(source) {
      return source === 'crypto' && this.environment.name === 'client' ? EMPTY : null;
    },
    load(id) {
      if (id !== EMPTY) return null;
      onApplied();
      return 'export default {};';
    },
  };
}
