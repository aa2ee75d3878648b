import {
  type ArticleSentence,
  readArticleSentences,
} from '../../host/document/articleSentences.ts';
import { isQuiet, readPageArticle } from '../../host/document/pageObject.ts';
import { isHistoryOn } from '../../host/historyChoice.ts';
import { isScrollRestored } from '../../host/isScrollRestored.ts';
import { onPageLeave } from '../../host/savedFeed.ts';
import { createSpokenMark } from '../../host/speech/spokenMark.ts';
import { loadAudioStyles } from '../../host/styles/loadStyleSheet.ts';
import {
  canOfferPlace,
  findReadingPlace,
  updateReadingPlaces,
} from '../../model/saved/readingPlace.ts';
import { readReadingPlaces, saveReadingPlaces } from '../../services/readingPlaces.ts';
import { showOffer } from '../showOffer.ts';

/** CSS pixels at the top of the window that the top bar covers. */
const TOP_PX = 56;
/** Height of a text, in windows, from which the page shows how far it was read (audio.css). */
const LONG_WINDOWS = 3;
/** How long the offer is shown while it is not used, in ms. */
const OFFER_MS = 15_000;
/** How long the sentence is marked, in ms. */
const MARK_MS = 4_000;

/**
 * Offers to go on reading where the reader has left the article, and saves that place when the page is
 * left. Neither while the history is off.
 */
export function startReadingPlace(): void {
  const articleId = readPageArticle()?.id ?? '';
  if (articleId === '' || isQuiet()) return;
  offerPlace(articleId);
  showProgress();
  onPageLeave(() => savePlace(articleId));
}

function offerPlace(articleId: string): void {
  const windows = scrollY / innerHeight;
  if (!canOfferPlace({ hash: location.hash, isRestored: isScrollRestored(), windows })) return;
  const places = readReadingPlaces(Date.now());
  if (!places.some((place) => place.articleId === articleId)) return;
  const sentences = readArticleSentences();
  const index = findReadingPlace(
    places,
    articleId,
    sentences.map(({ text }) => text),
  );
  if (index === null) return;
  showOffer({
    formatText: (t) => t('resume.go'),
    onTake: () => goTo(sentences[index]),
    limitMs: OFFER_MS,
  }).catch(() => {});
}

function goTo(sentence: ArticleSentence | undefined): void {
  const range = sentence?.findRange();
  if (!range) return;
  const mark = createSpokenMark();
  mark.show(range);
  setTimeout(mark.destroy, MARK_MS);
}

function savePlace(articleId: string): void {
  const sentences = readArticleSentences();
  if (sentences.length === 0 || !isHistoryOn()) return;
  const inView = sentences.findIndex((sentence) => isBelowTop(sentence.findRange()));
  const now = Date.now();
  const places = readReadingPlaces(now);
  const changed = updateReadingPlaces(places, {
    articleId,
    sentences: sentences.map(({ text }) => text),
    sentence: inView < 0 ? sentences.length : inView,
    now,
  });
  if (changed !== places) saveReadingPlaces(changed);
}

/** A range without a box is folded away: the reader has not read it. */
function isBelowTop(range: Range | null): boolean {
  const box = range?.getBoundingClientRect();
  return box !== undefined && (box.height === 0 || box.bottom > TOP_PX);
}

/** Lets the style sheet show progress, where the engine has scroll-driven animations. */
function showProgress(): void {
  const { clientHeight } = document.getElementById('text') ?? document.body;
  if (clientHeight < LONG_WINDOWS * innerHeight) return;
  document.documentElement.dataset.long = '';
  void loadAudioStyles();
}
