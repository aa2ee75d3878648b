import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { OFFLINE_FILE, WORKER_FILE } from '../../src/model/offline/keptPages.ts';
import { hashCode } from './builtCode.ts';

const SOURCE = fileURLToPath(new URL('../../src/worker/worker.ts', import.meta.url));

/**
 * Bundles the service worker for the floor of engines into one file at the base, after the pages are
 * finished: it contains the hash of the page that it shows in place of others. Its modules
 * are reported to `onModules`.
 */
export function serviceWorker(
  target: string,
  base: string,
  onModules: (files: readonly string[]) => void,
): AstroIntegration {
  return {
    name: 'broadsheet:service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const shell = hashCode(await readFile(path.join(root, OFFLINE_FILE), 'utf8'));
        const file = path.join(root, WORKER_FILE);
        onModules(await bundleWorker(file, { target, base, shell }));
      },
    },
  };
}

async function bundleWorker(
  outfile: string,
  facts: { readonly target: string; readonly base: string; readonly shell: string },
): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [SOURCE],
    outfile,
    bundle: true,
    metafile: true,
    minify: true,
    format: 'iife',
    target: facts.target,
    charset: 'utf8',
    legalComments: 'none',
    define: {
      __BASE__: JSON.stringify(facts.base),
      __SHELL__: JSON.stringify(facts.shell.replace(/\W/g, '')),
      // The libraries log and check their arguments otherwise.
      'process.env.NODE_ENV': '"production"',
    },
  });
  return Object.keys(metafile.inputs).map((name) => path.resolve(name));
}
