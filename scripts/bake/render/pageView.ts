import { createHash } from 'node:crypto';
import type { LostPart } from '../../../src/body/lostParts.node.ts';
import type { BakedPage } from '../../../src/layouts/bakedPage.ts';
import type { BakedTemplate } from '../../../src/layouts/bakedTemplate.ts';
import type { Settings } from '../../../src/settings.ts';
import { type PageRef, pagePath } from '../pageRef.ts';

/** What the renderer makes a page of. */
export interface PageView {
  /** The address below the base that leads to the page's file in `src/pages`. */
  readonly path: string;
  /** The data of the page, or of the template that has its content in noscript. */
  readonly locals: { readonly page: BakedPage } | { readonly template: BakedTemplate };
  readonly settings: Settings;
}

/** A page that was rendered. */
export interface RenderedPage {
  readonly html: string;
  /** What of its content the page does not show. */
  readonly lostParts: readonly LostPart[];
}

/**
 * Returns a whole page, with its content security policy. Rejects when it cannot be rendered.
 * `reportLostParts` receives what an article does not show of its content.
 */
export type RenderPage = (
  view: PageView,
  reportLostParts?: (parts: readonly LostPart[]) => void,
) => Promise<string>;

/** Returns the view of a page that `src/pages/ROUTE/[...path].astro` shows. */
export const createPageView = (ref: PageRef, page: BakedPage): PageView => ({
  path: `${pagePath(ref)}.html`,
  locals: { page },
  settings: page.settings,
});

/** Returns the view of a template with its content, which `src/pages/ROUTE.astro` shows. */
export const createTemplateView = (template: BakedTemplate): PageView => ({
  path: template.route,
  locals: { template },
  settings: template.settings,
});

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
