import { extractText } from '../text.ts';
import type { Article } from './normaliseArticle.ts';

/** Language of an article's own text (BCP 47); decides typography, hyphenation and speech. */
export type ContentLang = 'zh-CN' | 'bo' | 'en' | 'de' | 'fr';

type LatinLang = Exclude<ContentLang, 'zh-CN' | 'bo'>;

/** Frequent words and letters of each language that uses the Latin script. */
const LATIN_MARKS: Readonly<Record<LatinLang, RegExp>> = {
  en: /\b(?:the|of|and|to|in|is|for)\b/i,
  de: /\b(?:der|die|und|ist|mit|eine?)\b|[äöüß]/i,
  fr: /\b(?:les?|la|des|et|une?|du)\b|[àçèêù]/i,
};
const LATIN_LANGS: readonly LatinLang[] = ['en', 'de', 'fr'];

/**
 * A Chinese character is a syllable; a Tibetan syllable has about three letters. A Latin
 * letter counts a quarter, so that names and abbreviations do not outweigh Chinese text.
 */
const TIBETAN_LETTERS_PER_UNIT = 3;
const LATIN_LETTERS_PER_UNIT = 4;

/** A body with less text, such as a single caption, is evaluated together with its title. */
const MIN_BODY_UNITS = 8;

/**
 * Returns the language of most of a visible text (no markup, no entities); null when no
 * script has more letters than `minUnits` Chinese characters would be.
 */
export function detectLang(text: string, minUnits = 0): ContentLang | null {
  const count = (others: RegExp) => text.replace(others, '').length;
  const han = count(/[^\u3400-\u9fff]+/g);
  const tibetan = count(/[^\u0f40-\u0fbc]+/g) / TIBETAN_LETTERS_PER_UNIT;
  const latin = count(/[^a-z\u00c0-\u024f]+/gi) / LATIN_LETTERS_PER_UNIT;
  const most = Math.max(han, tibetan, latin);
  if (most <= minUnits) return null;
  if (most === han) return 'zh-CN';
  if (most === tibetan) return 'bo';
  const marks = (lang: LatinLang) => text.split(LATIN_MARKS[lang]).length;
  return LATIN_LANGS.reduce((best, lang) => (marks(lang) > marks(best) ? lang : best));
}

/**
 * Returns the language of an article by its visible text: the body, or also title and abstract
 * when the body has almost no text. The CMS's `isEnglish` distinguishes English from other
 * languages of the Latin script and decides for an article without letters; it does not
 * override Chinese or Tibetan text. Chinese is the default.
 */
export function decideArticleLang(
  { title, listTitle, abstract, isEnglish }: LangFields,
  { segments }: LangBody,
): ContentLang {
  const text = extractText(segments.map(({ html = '' }) => html).join(' '));
  const lang =
    detectLang(text, MIN_BODY_UNITS) ?? detectLang(`${title} ${listTitle} ${abstract} ${text}`);
  if (isEnglish && isLatin(lang ?? 'en')) return 'en';
  return lang ?? 'zh-CN';
}

type LangFields = Pick<Article, 'title' | 'listTitle' | 'abstract' | 'isEnglish'>;

/** The text parts of a body (body/types.ts); media segments have no `html`. */
interface LangBody {
  readonly segments: readonly { readonly kind: string; readonly html?: string }[];
}

/**
 * Returns the `lang` that a title or name needs inside text of `lang`: undefined while both
 * have one script, which is the normal case and costs no bytes.
 */
export function findForeignLang(text: string, lang: string): ContentLang | undefined {
  const own = detectLang(text);
  if (own === null || own === lang || (isLatin(own) && isLatin(lang))) return undefined;
  return own;
}

const isLatin = (lang: string) => lang in LATIN_MARKS;
