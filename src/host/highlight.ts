/** The CSS Custom Highlight API, which marks text without a change of the document. */
interface HighlightWindow {
  readonly Highlight?: new (...ranges: readonly Range[]) => object;
}
interface HighlightCss {
  readonly highlights?: { set(name: string, mark: object): void; delete(name: string): void };
}

/**
 * Marks ranges with the highlight of a style sheet that has this name, in place of those before; none removes it.
 * Returns false where the engine has no highlights.
 */
export function setHighlight(name: string, ranges: readonly Range[]): boolean {
  const { Highlight } = window as HighlightWindow;
  const { highlights } = CSS as HighlightCss;
  if (!Highlight || !highlights) return false;
  if (ranges.length > 0) highlights.set(name, new Highlight(...ranges));
  else highlights.delete(name);
  return true;
}
