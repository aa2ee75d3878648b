import { createRequire } from 'node:module';
import path from 'node:path';

/** A change to a package, or a dependency on undocumented behaviour of it. */
export interface Patch {
  /** Shown when the patch stops the build. */
  readonly name: string;
  readonly package: string;
  /** The version for which it was written and last checked. */
  readonly version: string;
  /** The condition under which it can be removed. */
  readonly unnecessaryWhen: string;
}

/** Returns the error that stops the build when the package differs from what the patch expects. */
export const patchError = (patch: Patch, found: string): Error =>
  new Error(
    `patch "${patch.name}": ${found}. It was written for ${patch.package} ${patch.version}; ` +
      'read scripts/build/patches and the package again.',
  );

/**
 * Returns the text with `from` replaced; throws the patch's error unless `from` occurs exactly
 * once.
 */
export function replaceOnce(patch: Patch, text: string, from: string, to: string): string {
  const count = text.split(from).length - 1;
  if (count !== 1) throw patchError(patch, `its text was found ${count} times instead of once`);
  return text.replace(from, () => to);
}

/** Returns the folder of an installed package. */
export function findPackage(name: string): string {
  const require = createRequire(import.meta.url);
  const folders = require.resolve.paths(name) ?? [];
  for (const folder of folders) {
    try {
      return path.dirname(require.resolve(path.join(folder, name, 'package.json')));
    } catch {
      // The package may be in a parent folder.
    }
  }
  throw new Error(`the package ${name} is not installed`);
}
