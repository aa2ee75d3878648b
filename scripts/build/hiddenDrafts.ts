import type { Plugin } from 'vite';

/** Writes the setting HIDE_DRAFTS into `src/model/article/hidesDrafts.ts`. */
export const hiddenDrafts = (hidesDrafts = false): Plugin => ({
  name: 'broadsheet:hidden-drafts',
  load: (id) =>
    id.endsWith('/src/model/article/hidesDrafts.ts')
      ? `export const HIDES_DRAFTS = ${hidesDrafts};\n`
      : null,
});
