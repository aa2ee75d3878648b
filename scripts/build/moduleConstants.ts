import type { Plugin } from 'vite';

/**
 * Writes settings into a module of constants below `src`, in place of those that programs of Node and tests
 * have: browsers compute nothing from them, and code that a deployment does not use is left out.
 */
export function moduleConstants(file: string, values: Readonly<Record<string, unknown>>): Plugin {
  const code = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  return {
    name: `broadsheet:${file}`,
    load: (id) => (id.endsWith(`/src/${file}`) ? code.join('') : null),
  };
}
