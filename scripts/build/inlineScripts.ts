import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

/**
 * Lets `import boot from './boot.ts?script'` return that module, bundled for the floor of engines
 * and minified, as a string for an inline `<script>`. Inline scripts run before the first paint; a
 * module would run later. Each one is reported to `onCode`.
 */
export function inlineScripts(target: string, onCode?: (code: string) => void): Plugin {
  return {
    name: 'broadsheet:inline-scripts',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      if (query !== 'script' || file === undefined) return null;
      const result = await build({
        entryPoints: [file.startsWith('file:') ? fileURLToPath(file) : file],
        bundle: true,
        minify: true,
        format: 'iife',
        target,
        charset: 'utf8',
        write: false,
        metafile: true,
        legalComments: 'none',
      });
      for (const input of Object.keys(result.metafile.inputs)) this.addWatchFile(input);
      // Modules are strict code already, so the directive is redundant.
      const code = result.outputFiles[0]?.text.trim().replace(/^"use strict";/, '') ?? '';
      // Escaped, because a closing tag inside a string would end the element.
      const inline = code.replaceAll('</', '<\\/');
      onCode?.(inline);
      return `export default ${JSON.stringify(inline)};`;
    },
  };
}
