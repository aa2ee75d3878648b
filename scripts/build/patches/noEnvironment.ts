import type { Plugin } from 'vite';
import type { Patch } from './patch.ts';

export const NO_ENVIRONMENT: Patch = {
  name: 'no environment',
  package: 'astro',
  version: '7.3.4',
  unnecessaryWhen: 'the renderer contains no variables of the environment of its build',
};

/** Optional, although it always exists: Astro takes it for the whole object. */
const OPTIONAL_ENV = /\bimport\.meta\.env\?\./g;

/** Returns a module that reads the variables of a build by name only. */
export const nameVariables = (code: string): string =>
  code.replace(OPTIONAL_ENV, 'import.meta.env.');

/**
 * Keeps variables of the environment out of the renderer: where Astro's own modules use the object
 * of all variables, Astro writes into the build every variable whose name occurs in the module, such
 * as `_` and `PORT`. The same sources would make other builds, and a build could contain a secret.
 */
export function noEnvironment(onApplied: () => void): Plugin {
  return {
    name: 'broadsheet:no-environment',
    enforce: 'pre',
    transform(code) {
      if (this.environment.name === 'client') return null;
      const named = nameVariables(code);
      if (named === code) return null;
      onApplied();
      return { code: named, map: null };
    },
  };
}
