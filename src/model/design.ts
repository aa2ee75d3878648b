/** The design is 750 wide and the root font a tenth of the viewport: 75 design pixels a rem. */
export const DESIGN_PX_PER_REM = 75;
