import type { StoredPage, StoredPages } from '../store/storedPages.ts';
import { replacesTemplate } from './pageRef.ts';

/** Deletes the stored pages whose files are missing: those that none of the existing ones names. */
export function forgetMissing(
  stored: ReadonlyMap<string, StoredPage>,
  existing: readonly { readonly has: (name: string) => boolean }[],
  pages: Pick<StoredPages, 'delete'> | undefined,
): void {
  for (const [name, { ref }] of stored) {
    if (replacesTemplate(ref) || existing.some((names) => names.has(name))) continue;
    pages?.delete(name);
  }
}
