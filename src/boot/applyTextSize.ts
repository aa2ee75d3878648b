/** Default text sizes of browsers, in CSS pixels. */
const USUAL_PX = { setting: 16, dynamicType: 17 } as const;
/** Limits of the scale: 0.8 is still legible, and every page has room for 200 %. */
const SCALE = { least: 0.8, most: 2 } as const;

/**
 * Sets `--text` to the reader's text size (decision 37), before the first paint: the font size
 * of the browser's settings, or Dynamic Type of iOS. tokens.css uses
 * `env(preferred-text-scale)` where it exists. The size is measured relative to a fixed one,
 * because the text zoom of web views scales both.
 */
export function applyTextSize(root: HTMLElement): void {
  const measure = (font: string): number => {
    root.style.font = font;
    return Number.parseFloat(getComputedStyle(root).fontSize);
  };
  const isTouchWebKit = CSS.supports('-webkit-touch-callout', 'none');
  const scale = isTouchWebKit
    ? measure('-apple-system-body') / measure(`${USUAL_PX.dynamicType}px a`)
    : measure('medium a') / measure(`${USUAL_PX.setting}px a`);
  root.style.font = '';
  if (scale < 1 || scale > 1) {
    const { least, most } = SCALE;
    root.style.setProperty('--text', `${Math.min(most, Math.max(least, scale))}`);
  }
}
