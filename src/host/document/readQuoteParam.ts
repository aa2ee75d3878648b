import { QUOTE_PARAM } from '../../model/share/quoteLink.ts';

/** Returns what names the quote at which the page opens; '' for none. */
export const readQuoteParam = (): string =>
  new URLSearchParams(location.search).get(QUOTE_PARAM) ?? '';
