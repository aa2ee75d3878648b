/** Default text sizes of browsers, in CSS pixels. */
const USUAL_PX = { setting: 16, dynamicType: 17 } as const;

/**
 * Sets what `--text` of tokens.css, which limits it, is made of (decision 37), before the first paint: the
 * font size of the browser's settings, or Dynamic Type of iOS, and the size that the reader has chosen on
 * this site. The former is measured relative to a fixed one, because the text zoom of web views scales both.
 */
export function applyTextSize(root: HTMLElement, chosen: number): void {
  const { style } = root;
  const measure = (font: string): number => {
    style.font = font;
    return Number.parseFloat(getComputedStyle(root).fontSize);
  };
  const isTouchWebKit = CSS.supports('-webkit-touch-callout', 'none');
  const scale = isTouchWebKit
    ? measure('-apple-system-body') / measure(`${USUAL_PX.dynamicType}px a`)
    : measure('medium a') / measure(`${USUAL_PX.setting}px a`);
  style.font = '';
  if (scale < 1 || scale > 1) style.setProperty('--system', `${scale}`);
  style.setProperty('--chosen', `${chosen}`);
}
