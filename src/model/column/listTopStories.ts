import type { Module } from './columnTypes.ts';

/** Returns the ids of the stories in a column's top module. */
export const listTopStories = (module: Module | null): ReadonlySet<string> =>
  new Set(module?.kind === 'articles' ? module.items.map(({ id }) => id) : []);
