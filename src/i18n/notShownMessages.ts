import type { Locale } from './locales.ts';

interface NotShownMessages {
  readonly image: string;
  readonly video: string;
  readonly audio: string;
  readonly frame: string;
}

/**
 * Sentences in place of parts of an article that cannot be shown. They are in a file of their own because
 * templates load them with the transforms of rare markup only.
 */
export const NOT_SHOWN_MESSAGES: Readonly<Record<Locale, NotShownMessages>> = {
  cn: {
    image: '此处的图片无法显示。',
    video: '此处的视频无法播放。',
    audio: '此处的音频无法播放。',
    frame: '此处嵌入的内容无法显示。',
  },
  en: {
    image: 'An image cannot be shown here.',
    video: 'A video cannot be played here.',
    audio: 'A recording cannot be played here.',
    frame: 'Embedded content cannot be shown here.',
  },
  de: {
    image: 'Ein Bild kann hier nicht gezeigt werden.',
    video: 'Ein Video kann hier nicht abgespielt werden.',
    audio: 'Eine Aufnahme kann hier nicht abgespielt werden.',
    frame: 'Ein eingebetteter Inhalt kann hier nicht gezeigt werden.',
  },
  fr: {
    image: 'Une image ne peut pas être affichée ici.',
    video: 'Une vidéo ne peut pas être lue ici.',
    audio: 'Un enregistrement ne peut pas être lu ici.',
    frame: 'Un contenu intégré ne peut pas être affiché ici.',
  },
  bo: {
    image: 'འདིའི་པར་རིས་མངོན་མི་ཐུབ།',
    video: 'འདིའི་བརྙན་ཟློས་གཏོང་མི་ཐུབ།',
    audio: 'འདིའི་སྒྲ་ཟློས་གཏོང་མི་ཐུབ།',
    frame: 'འདིའི་ནང་དོན་མངོན་མི་ཐུབ།',
  },
};
