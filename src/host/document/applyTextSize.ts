// Plain constants, which the build writes into the code: every page contains it.
/** Default text sizes of browsers and of iOS, in CSS pixels. */
const SETTING_PX = 16;
const DYNAMIC_TYPE_PX = 17;
/** Limits of the scale: 0.8 is still legible, and every page has room for 200 %. */
const LEAST_SCALE = 0.8;
const MOST_SCALE = 2;

/**
 * Sets `--text` to the reader's text size (decision 37), before the first paint: the font size
 * of the browser's settings, or Dynamic Type of iOS, times the size that the reader has chosen on
 * this site. tokens.css uses `env(preferred-text-scale)` where it exists. The size is measured
 * relative to a fixed one, because the text zoom of web views scales both.
 */
export function applyTextSize(root: HTMLElement, chosen: number): void {
  const measure = (font: string): number => {
    root.style.font = font;
    return Number.parseFloat(getComputedStyle(root).fontSize);
  };
  const isTouchWebKit = CSS.supports('-webkit-touch-callout', 'none');
  const scale = isTouchWebKit
    ? measure('-apple-system-body') / measure(`${DYNAMIC_TYPE_PX}px a`)
    : measure('medium a') / measure(`${SETTING_PX}px a`);
  root.style.font = '';
  const isSystem = scale < 1 || scale > 1;
  const system = isSystem ? Math.max(LEAST_SCALE, scale) : 'env(preferred-text-scale,1)';
  root.style.setProperty('--text', `min(${MOST_SCALE},${system}*${chosen})`);
}
