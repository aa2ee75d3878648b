import { readArticleText } from '../../host/document/articleText.ts';
import { readQuoteParam } from '../../host/document/readQuoteParam.ts';
import { setHighlight } from '../../host/highlight.ts';
import { isScrollRestored } from '../../host/isScrollRestored.ts';
import { loadStyleSheet } from '../../host/styles/loadStyleSheet.ts';
import { findQuote } from '../../model/share/quoteLink.ts';
import quoteUrl from '../../styles/quote.css?url';
import { createElement } from '../audio/domHelpers.ts';

/**
 * Scrolls to the quote that the address names and marks it. A page whose text does not have it any more opens as
 * usual; one that the reader has scrolled, or whose position the browser restores, is not scrolled.
 */
export function openAtQuote(): void {
  const article = readArticleText();
  const part = article && findQuote(article.text, readQuoteParam());
  const ranges = part ? article.findRanges(part) : [];
  const [first] = ranges;
  const last = ranges[ranges.length - 1];
  if (!first || !last) return;
  void loadStyleSheet(quoteUrl);
  unfold(last);
  const { startContainer, startOffset } = first;
  const { top } = first.getBoundingClientRect();
  // Older engines have no highlights; what is copied stays the same in both.
  if (!setHighlight('quote', ranges)) {
    for (const range of ranges) range.surroundContents(createElement('mark', 'quote-mark'));
  }
  if (scrollY > 0 || isScrollRestored()) return;
  scrollBy(0, top - innerHeight / 3);
  // The keyboard goes on from here.
  getSelection()?.collapse(startContainer, startOffset);
}

/** Shows the whole text when the quote ends below its fold (host/document/foldText.ts). */
function unfold(quote: Range): void {
  const fold = document.querySelector('.text-fold');
  const end = fold?.firstElementChild?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
  if (quote.getBoundingClientRect().bottom > end)
    fold?.querySelector<HTMLElement>('.show-all')?.click();
}
