/** Sizes of text that engines take without a reader's choice, in CSS pixels. */
const USUAL_PX = { setting: 16, dynamicType: 17 } as const;
/** Text is never smaller than legible; 200 % is what every page has room for. */
const SCALE = { least: 0.8, most: 2 } as const;

/**
 * Sets `--text` to the reader's text size (decision 37), before the first paint: the font size
 * of the browser's settings, or Dynamic Type of iOS. What `env(preferred-text-scale)` has is in
 * tokens.css. Measured beside a size of ours, because the text zoom of web views is in both.
 */
export function followTextSize(root: HTMLElement): void {
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
