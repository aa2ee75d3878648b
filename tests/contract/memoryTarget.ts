import type { Target } from '../../scripts/targets/target.ts';
import { ok } from '../../src/model/result.ts';

/** A place that has files in memory. */
export interface MemoryTarget {
  readonly target: Target;
  /** Contents by path. */
  readonly files: Map<string, string>;
  /** Pages that named an asset which was not there, at any time. */
  readonly broken: string[];
}

/** Creates a place without files. */
export function createMemoryTarget(): MemoryTarget {
  const files = new Map<string, string>();
  const broken: string[] = [];
  const check = () => {
    for (const [name, text] of files) {
      for (const [asset] of text.matchAll(/_astro\/\w+\.svg/g)) {
        if (!files.has(asset)) broken.push(`${name} names ${asset}`);
      }
    }
  };
  const target: Target = {
    name: 'memory',
    put: async (file) => {
      files.set(file.path, Buffer.from(await file.read()).toString());
      check();
      return ok(null);
    },
    remove: async (paths) => {
      for (const name of paths) files.delete(name);
      check();
      return [];
    },
    close: () => {},
  };
  return { target, files, broken };
}
