/**
 * Sets what `--text` of tokens.css, which limits it, is made of (decision 37), before the first paint: the
 * font size of the browser's settings, or Dynamic Type of iOS, and the size that the reader has chosen on
 * this site. The former is measured relative to the browser's default, because the text zoom of web views scales both.
 */
export function applyTextSize(root: HTMLElement, chosen: number): void {
  const { style } = root;
  const measure = (font: string): number => {
    style.font = font;
    return Number.parseFloat(getComputedStyle(root).fontSize);
  };
  const isTouchWebKit = CSS.supports('-webkit-touch-callout', 'none');
  const scale = isTouchWebKit
    ? measure('-apple-system-body') / measure('17px a')
    : measure('medium a') / measure('16px a');
  style.font = '';
  if (scale < 1 || scale > 1) style.setProperty('--system', `${scale}`);
  style.setProperty('--chosen', `${chosen}`);
}
