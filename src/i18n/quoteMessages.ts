import type { Locale } from './locales.ts';

interface QuoteMessages {
  /** Name of the bar beside selected text. */
  readonly name: string;
  readonly copy: string;
  readonly link: string;
  readonly copied: string;
  readonly failed: string;
}

/** Messages of the bar of a quotation, which is loaded with the first selection: no other page needs them. */
export const QUOTE_MESSAGES: Readonly<Record<Locale, QuoteMessages>> = {
  cn: {
    name: '选中的文字',
    copy: '复制并附出处',
    link: '复制此处链接',
    copied: '引文已复制',
    failed: '复制失败，请用系统菜单复制',
  },
  en: {
    name: 'Selected text',
    copy: 'Copy with source',
    link: 'Copy link to here',
    copied: 'Quotation copied',
    failed: 'Could not copy. Use the menu of your system instead.',
  },
  de: {
    name: 'Markierter Text',
    copy: 'Mit Quelle kopieren',
    link: 'Link hierher kopieren',
    copied: 'Zitat kopiert',
    failed: 'Das Kopieren hat nicht geklappt. Bitte das Menü des Geräts verwenden.',
  },
  fr: {
    name: 'Texte sélectionné',
    copy: 'Copier avec la source',
    link: 'Copier le lien vers ici',
    copied: 'Citation copiée',
    failed: 'La copie n’a pas abouti. Utilisez le menu de l’appareil.',
  },
  bo: {
    name: 'བདམས་པའི་ཡི་གེ།',
    copy: 'འབྱུང་ཁུངས་དང་བཅས་འདྲ་བཤུས།',
    link: 'གནས་འདིའི་དྲ་ཐག་འདྲ་བཤུས།',
    copied: 'ལུང་འདྲེན་འདྲ་བཤུས་བྱས་ཟིན།',
    failed: 'འདྲ་བཤུས་བྱེད་མ་ཐུབ།',
  },
};
