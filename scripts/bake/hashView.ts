import { createHash } from 'node:crypto';
import type { PageView } from './pageView.ts';

/** A type without the values of which JSON keeps nothing; `never` in their place. */
type Plain<T> = T extends ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Date
  ? never
  : T extends (...args: never) => unknown
    ? never
    : T extends object
      ? { readonly [K in keyof T]: Plain<T[K]> }
      : T;

/**
 * Returns a hash of everything that a page is rendered from, beside the build. A view is plain data,
 * so that its JSON has all of it.
 */
export function hashView(view: PageView): string {
  const plain: Plain<PageView> = view;
  return createHash('sha256').update(JSON.stringify(plain)).digest('base64url');
}
