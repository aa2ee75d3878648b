import { readQuoteParam } from '../host/document/readQuoteParam.ts';
import { setTitle } from '../host/document/setTitle.ts';

/** Does what the query asks of a page once it is shown: cuts the title, and opens at a quote. */
export async function followQuery(): Promise<void> {
  // An inline script has shown the whole title of the query (product 2.5).
  setTitle(document.title);
  if (readQuoteParam()) (await import('../elements/quote/openAtQuote.ts')).openAtQuote();
}
