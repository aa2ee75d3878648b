/** Language of an article's own text (BCP 47); decides typography, hyphenation and speech. */
export type ContentLang = 'zh-CN' | 'bo' | 'en' | 'de' | 'fr';

/** Small words that tell languages of one script apart. */
const SMALL_WORDS: Readonly<Record<'en' | 'de' | 'fr', RegExp>> = {
  en: /\b(the|of|and|to|in|is|for|with|that|was|are)\b/gi,
  de: /\b(der|die|das|und|ist|den|nicht|mit|ein|eine|für|von)\b/gi,
  fr: /\b(le|la|les|des|et|est|une|un|dans|pour|du|qui)\b/gi,
};

/**
 * The wire tells of English only (`isEnglish`); the others show by their letters, and
 * those of one script by their small words.
 */
export function decideContentLang(text: string, isEnglish: boolean): ContentLang {
  if (isEnglish) return 'en';
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const tibetan = count(/[\u0f40-\u0fbc]/g);
  const chinese = count(/[\u3400-\u9fff]/g);
  const latin = count(/[a-z\u00c0-\u017f]/gi);
  if (tibetan > chinese && tibetan > latin) return 'bo';
  // A Latin letter weighs less than a character: names and numbers stand in Chinese texts.
  if (latin <= chinese * 4) return 'zh-CN';
  const [[best] = ['en' as const]] = (['en', 'de', 'fr'] as const)
    .map((lang) => [lang, count(SMALL_WORDS[lang])] as const)
    .sort(([, a], [, b]) => b - a);
  return best;
}
