import type { Locale } from './locales.ts';

/** The notice of templates without JavaScript; only pages of the build contain it. */
export const NO_SCRIPT: Readonly<Record<Locale, string>> = {
  cn: '查看本页需要 JavaScript，请在浏览器中开启。',
  en: 'This page needs JavaScript. Please switch it on in your browser.',
  de: 'Diese Seite benötigt JavaScript. Bitte schalten Sie es in Ihrem Browser ein.',
  fr: 'Cette page a besoin de JavaScript. Veuillez l’activer dans votre navigateur.',
  bo: 'ཤོག་ངོས་འདི་ལྟ་བར་ JavaScript དགོས། བལྟ་ཆས་ནང་ཁ་ཕྱེ་རོགས།',
};
