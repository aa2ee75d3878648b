import { copyText } from '../../host/copyText.ts';
import { readArticleLang } from '../../host/document/articleSentences.ts';
import { readArticleText } from '../../host/document/articleText.ts';
import { readPageBrand } from '../../host/document/readShareParams.ts';
import { readSettings } from '../../host/settings.ts';
import { loadStyleSheet } from '../../host/styles/loadStyleSheet.ts';
import { showToast } from '../../host/toast.ts';
import { QUOTE_MESSAGES } from '../../i18n/quoteMessages.ts';
import { placeQuoteBar } from '../../model/share/placeQuoteBar.ts';
import { createQuoteCard, formatCitation } from '../../model/share/quotation.ts';
import { addQuoteParam, formatQuoteParam } from '../../model/share/quoteLink.ts';
import type { ShareCard } from '../../model/share/shareTypes.ts';
import { getHost } from '../../services/getHost.ts';
import { loadActionMessages, readPageLocale } from '../../services/loadMessages.ts';
import { shareBy, updateShareCard } from '../../services/share.ts';
import { openSheet } from '../../services/sheets.ts';
import type { Settings } from '../../settings.ts';
import quoteUrl from '../../styles/quote.css?url';
import { createButton, createElement } from '../audio/domHelpers.ts';

/** How long a selection rests before the bar follows it, in ms: it changes with each move of its handles. */
const SETTLE_MS = 250;
/** Longer selections are no quotes. */
const QUOTE_CHARACTERS_MAX = 2_000;

/** A part of the article that is selected. */
interface Quote {
  readonly card: ShareCard;
  readonly range: Range;
}

/**
 * Shows a bar near text of the article that is selected, now and later, with what can be done with a quotation. Tab
 * leads from the selection to the bar, Escape closes it. Its code and messages are loaded before it is shown, because
 * engines copy only within a tap.
 */
export async function startQuoteBar(): Promise<void> {
  const settings = readSettings();
  const locale = readPageLocale();
  const messages = QUOTE_MESSAGES[locale];
  const [t, host] = await Promise.all([
    loadActionMessages(locale),
    getHost(settings),
    loadStyleSheet(quoteUrl),
  ]);
  let quote: Quote | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDragging = false;
  const bar = createElement('div', 'quote-bar');
  bar.setAttribute('role', 'status');
  bar.setAttribute('aria-label', messages.name);

  const addButton = (label: string, run: (card: ShareCard) => Promise<unknown>) => {
    const button = createButton('quote-button', () => void (quote && run(quote.card)));
    button.textContent = label;
    return button;
  };
  const buttons = [
    addButton(messages.copy, async (card) => {
      const isCopied = await copyText(formatCitation(card, readPageBrand().siteName));
      showToast(isCopied ? messages.copied : messages.failed);
    }),
    addButton(messages.link, async (card) => {
      const outcome = await shareBy(settings, host, card, 'copy');
      showToast(t(outcome === 'done' ? 'share.copied' : 'share.copyFailed'));
    }),
    addButton(t('share.title'), (card) => openSheet({ kind: 'share', card })),
  ];

  const place = () => {
    if (!quote) return;
    const at = placeQuoteBar({
      selection: quote.range.getBoundingClientRect(),
      bar: bar.getBoundingClientRect(),
      free: readFreeWindow(),
      isTouch: matchMedia('(pointer: coarse)').matches,
    });
    bar.style.visibility = at ? '' : 'hidden';
    if (at) bar.style.transform = `translate(${at.left}px, ${at.top}px)`;
  };
  const show = (next: Quote | null) => {
    clearTimeout(timer);
    quote = next;
    if (!quote) return bar.replaceChildren();
    if (!bar.firstChild) bar.append(...buttons);
    place();
  };
  const update = () => {
    if (!isDragging) show(readQuote(settings));
  };
  const updateSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(update, SETTLE_MS);
  };

  document.addEventListener('selectionchange', updateSoon);
  for (const type of ['pointerdown', 'pointermove'] as const) {
    document.addEventListener(type, ({ pointerType, buttons, target }) => {
      if (isDragging || pointerType !== 'mouse' || buttons !== 1) return;
      if (!(target as Element).closest('main')) return;
      isDragging = true;
      show(null);
    });
  }
  for (const type of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(type, () => {
      if (isDragging) updateSoon();
      isDragging = false;
    });
  }
  document.addEventListener('keydown', (event) => {
    if (!quote) return;
    if (event.key === 'Escape') show(null);
    const isInText = document.activeElement?.contains(quote?.range.startContainer ?? null);
    if (event.key !== 'Tab' || event.shiftKey || !isInText || bar.style.visibility) return;
    event.preventDefault();
    buttons[0]?.focus();
  });
  // A tap on the bar keeps the selection.
  bar.addEventListener('mousedown', (event) => event.preventDefault());
  addEventListener('scroll', place, { passive: true });
  addEventListener('resize', place);
  document.body.append(bar);
  update();
}

/** Returns the text of the article that is selected; null for none, and where nothing may be shared. */
function readQuote(settings: Settings): Quote | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const article = readArticleText();
  const part = article?.findPart(selection.getRangeAt(0));
  if (!article || !part) return null;
  const text = article.text.slice(part.start, part.end);
  const param = text.length > QUOTE_CHARACTERS_MAX ? '' : formatQuoteParam(article.text, part);
  const card = param && updateShareCard(settings);
  if (!card) return null;
  const url = addQuoteParam(card.url, param, settings.siteUrl);
  const ranges = article.findRanges(part);
  const range = document.createRange();
  const [first] = ranges;
  const last = ranges[ranges.length - 1];
  if (!first || !last) return null;
  range.setStart(first.startContainer, first.startOffset);
  range.setEnd(last.endContainer, last.endOffset);
  return { card: createQuoteCard(card, { text, lang: readArticleLang(), url }), range };
}

/** Returns the part of the window above the bars that are fixed at its foot. */
function readFreeWindow() {
  const bars = Array.from(document.querySelectorAll('.bar,.audio-bar'))
    .filter((element) => getComputedStyle(element).position === 'fixed')
    .map((element) => element.getBoundingClientRect().top);
  return { width: innerWidth, top: 0, bottom: Math.min(innerHeight, ...bars) };
}
