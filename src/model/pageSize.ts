/** Rows of a page of a list (product 9.1). Without imports, because inline scripts contain it. */
export const PAGE_SIZE = 20;
