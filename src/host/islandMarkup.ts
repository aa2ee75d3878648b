/**
 * The framework's markup of islands, as far as our code relies on it; base.css and noScript.css name the elements,
 * too. A test compares it with the installed version (tests/unit/build/patches.test.ts). Inline scripts
 * contain these texts, so each is a literal.
 */

/** The element of an island. */
export const ISLAND = 'astro-island';
/** Selects islands under `client:tap` (elements/hydration/tapDirective.ts). */
export const TAP_ISLAND = '[client=tap]';
/** Attribute that an island loses when it is hydrated. */
export const UNHYDRATED = 'ssr';
/** The element with the content that a page has put into an island. */
export const ISLAND_SLOT = 'astro-slot';
/** Attribute with the name of the directive that hydrates the island. */
export const ISLAND_DIRECTIVE = 'client';
/** Attribute with the serialised properties of the component. */
export const ISLAND_PROPS = 'props';
/** Attributes with the addresses of an island's code. */
export const ISLAND_MODULES = ['component-url', 'renderer-url'] as const;
/** Attributes that no code of a page reads; they would only add bytes. */
export const UNREAD = ['uid', 'opts'] as const;
/** As `UNREAD`, of a baked page, whose islands are complete when their runtime is loaded. */
export const UNREAD_IN_BAKED = ['uid', 'opts', 'await-children'] as const;
/**
 * The end of an island's content, for a runtime that runs while the document arrives; that of a baked
 * page is loaded when the document is complete.
 */
export const ISLAND_END = '<!--astro:end-->';
/** Dispatched on an island whose code does not load or throws (`detail.error`); it bubbles. */
export const HYDRATION_ERROR_EVENT = 'astro:hydration-error';
