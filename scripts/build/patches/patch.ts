import { createRequire } from 'node:module';
import path from 'node:path';

/** What we change in a package, or rely on in its insides, that its documentation does not promise. */
export interface Patch {
  /** Shown when the build stops because of it. */
  readonly name: string;
  readonly package: string;
  /** The version that it was written for and last read with. */
  readonly version: string;
  /** What would let us remove it. */
  readonly unnecessaryWhen: string;
}

/** Returns the error that stops the build when the package is not as the patch expects. */
export const patchError = (patch: Patch, found: string): Error =>
  new Error(
    `patch "${patch.name}": ${found}. It was written for ${patch.package} ${patch.version}; ` +
      'read scripts/build/patches and the package again.',
  );

/** Returns the text with `from` replaced; throws the patch's error unless it is there once. */
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
      // In a folder further up.
    }
  }
  throw new Error(`the package ${name} is not installed`);
}
