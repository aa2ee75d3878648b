/**
 * Markup that a deferred step reads (`deferred/deferredSteps.ts`); a step that is added there
 * adds its markup here. The build applies the same test, so that a page of the template
 * equals the baked one.
 */
const DEFERRED_MARKUP =
  /<(?:iframe|embed|object|noscript|video|audio|h1)|srcset|;base64|href=["']?\s*#|rich_media_title|page[-_]?break|break-(?:after|before)|135(?:_|editor|编)/i;

/** Whether the content needs the deferred steps; without such markup they change nothing. */
export const hasDeferredMarkup = (content: string): boolean => DEFERRED_MARKUP.test(content);
