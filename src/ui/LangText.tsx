import type { Translate } from '../i18n/translate.ts';
import { findForeignLang } from '../model/article/language.ts';

interface LangTextProps {
  readonly text: string;
  /** Its language is that of the page around the text. */
  readonly t: Pick<Translate, 'lang'>;
}

/**
 * Text of the CMS between words of the interface (a title, a source, a column's name). It
 * names its language when its script is not the page's: fonts, line height and screen
 * readers go by that.
 */
export function LangText({ text, t }: LangTextProps) {
  const lang = findForeignLang(text, t.lang);
  return lang ? <span lang={lang}>{text}</span> : text;
}
