import type { Translate } from '../i18n/translate.ts';
import { findForeignLang } from '../model/article/language.ts';

interface LangTextProps {
  readonly text: string;
  /** Its `lang` is the language of the page around the text. */
  readonly t: Pick<Translate, 'lang'>;
}

/**
 * Renders text of the CMS between messages (a title, a source, a column's name). It has a `lang`
 * attribute when its script is not the page's, for fonts, line height and screen readers.
 */
export function LangText({ text, t }: LangTextProps) {
  const lang = findForeignLang(text, t.lang);
  return lang ? <span lang={lang}>{text}</span> : text;
}
