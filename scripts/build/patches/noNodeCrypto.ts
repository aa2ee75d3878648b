import type { Plugin } from 'vite';
import { type Patch, replaceOnce } from './patch.ts';

export const NO_NODE_CRYPTO: Patch = {
  name: 'no Node crypto',
  package: 'crypto-js',
  version: '4.2.0',
  unnecessaryWhen: 'the package does not require Node modules in browsers',
};

/**
 * Removes Node's `crypto`, which the package requires where a browser has no random numbers; every
 * supported browser has them. With it the helpers for `require` leave the file of helpers that every page loads.
 */
export function noNodeCrypto(onApplied: () => void): Plugin {
  return {
    name: 'broadsheet:no-node-crypto',
    enforce: 'pre',
    transform(code, id) {
      const isCore = id.endsWith('crypto-js/core.js') && this.environment.name === 'client';
      if (!isCore) return null;
      const never = replaceOnce(NO_NODE_CRYPTO, code, "typeof require === 'function'", 'false');
      onApplied();
      return replaceOnce(NO_NODE_CRYPTO, never, "require('crypto')", 'undefined');
    },
  };
}
