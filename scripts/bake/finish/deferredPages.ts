import type { SavedPage, StoredPages } from '../../store/storedPages.ts';

/** The stored pages of a run that saves its own only when they are on all targets. */
export interface DeferredPages extends StoredPages {
  /** Saves and deletes what the run has found out. */
  readonly commit: () => void;
}

interface WaitingPage {
  readonly page: SavedPage;
  readonly content: string | null;
}

/**
 * Returns pages whose changes wait for `commit`. A run that is killed before has changed nothing in
 * the store, so that another machine does it again.
 */
export function deferPages(pages: StoredPages): DeferredPages {
  /** null for a page to delete. */
  const waiting = new Map<string, WaitingPage | null>();
  return {
    ...pages,
    save: (name, page, content) =>
      waiting.set(name, { page, content: content ?? waiting.get(name)?.content ?? null }),
    delete: (name) => waiting.set(name, null),
    commit: () => {
      for (const [name, change] of waiting) {
        if (change) pages.save(name, change.page, change.content);
        else pages.delete(name);
      }
      waiting.clear();
    },
  };
}
