/** From this width on the column has the page's QR beside it (design, Measures). */
export const WIDE_QUERY = '(min-width: 960px)';
