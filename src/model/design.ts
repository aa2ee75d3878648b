/** The design is 750 wide and the root font a tenth of the viewport: 75 design pixels a rem. */
export const DESIGN_PX_PER_REM = 75;
/** The width of the page, whatever the screen: 750 design pixels. */
export const PAGE_REM = 10;
