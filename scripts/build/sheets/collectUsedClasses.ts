import { type ModuleFacts, readModule } from './readModule.ts';

/** The classes that a page or a deferred part of one may use. */
export interface UsedClasses {
  /** The modules that were read, as absolute paths in the order of their imports. */
  readonly modules: readonly string[];
  /** All classes that are written in full. */
  readonly classes: ReadonlySet<string>;
  /** Beginnings of classes: `row-` of `row-${look}`. */
  readonly prefixes: ReadonlySet<string>;
}

/**
 * Returns the classes that some modules and all modules that they import may use. A module of
 * `deferred` has its own sheet: `import()` of it adds nothing.
 */
export function collectUsedClasses(
  roots: readonly string[],
  deferred: ReadonlySet<string>,
): UsedClasses {
  const found = new Map<string, ModuleFacts>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    const facts = readModule(file);
    found.set(file, facts);
    for (const imported of facts.imports) add(imported);
    for (const imported of facts.dynamicImports) if (!deferred.has(imported)) add(imported);
  };
  for (const root of roots) add(root);
  const classes = new Set<string>();
  const prefixes = new Set<string>();
  for (const facts of found.values()) {
    for (const name of facts.classes) classes.add(name);
    for (const prefix of facts.prefixes) prefixes.add(prefix);
  }
  return { modules: [...found.keys()], classes, prefixes };
}
