/**
 * The design is 750 px wide and the root font size is a tenth of the viewport: 75 design pixels
 * per rem.
 */
export const DESIGN_PX_PER_REM = 75;
/** Width of the page on every screen: 750 design pixels. */
export const PAGE_REM = 10;
