/** From this width on the page's QR code is shown beside the column (design, Measures). */
export const WIDE_QUERY = '(min-width: 960px)';
