import { readArticleLang, readArticleSentences } from '../../host/document/articleSentences.ts';
import { readOpenedArticle } from '../../services/openedArticle.ts';
import type { Speech } from './openSpeech.ts';

/** Returns the article of the page from its first sentence; null for a page without text. */
export function readPageSpeech(): Speech | null {
  const sentences = readArticleSentences();
  if (sentences.length === 0) return null;
  return {
    path: readOpenedArticle()?.path ?? '',
    title: document.querySelector('main h1')?.textContent?.trim() || document.title,
    lang: readArticleLang(),
    sentences: sentences.map(({ text }) => text),
    sentence: 0,
    href: '',
    findRange: (sentence) => sentences[sentence]?.findRange() ?? null,
  };
}
