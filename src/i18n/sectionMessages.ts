import type { Locale } from './locales.ts';

interface SectionMessages {
  readonly hint: string;
  readonly up: (name: string) => string;
  readonly down: (name: string) => string;
  readonly moved: (name: string, place: number) => string;
  readonly reset: string;
}

/** Messages of the choice of sections, which the sheet alone loads. */
export const SECTION_MESSAGES: Readonly<Record<Locale, SectionMessages>> = {
  cn: {
    hint: '取消勾选的栏目不再出现在首页上方，第一个栏目总在最前。',
    up: (name) => `上移：${name}`,
    down: (name) => `下移：${name}`,
    moved: (name, place) => `${name}：现在排第 ${place} 位`,
    reset: '恢复默认顺序',
  },
  en: {
    hint: 'Sections without a tick leave the top of the front page. The first one always stays first.',
    up: (name) => `Move up: ${name}`,
    down: (name) => `Move down: ${name}`,
    moved: (name, place) => `${name}: now number ${place}`,
    reset: 'Back to the usual order',
  },
  de: {
    hint: 'Ressorts ohne Häkchen fehlen oben auf der Startseite. Das erste bleibt immer vorn.',
    up: (name) => `Nach oben: ${name}`,
    down: (name) => `Nach unten: ${name}`,
    moved: (name, place) => `${name}: jetzt an Stelle ${place}`,
    reset: 'Übliche Reihenfolge herstellen',
  },
  fr: {
    hint: 'Les rubriques décochées quittent le haut de la page d’accueil. La première reste toujours en tête.',
    up: (name) => `Monter : ${name}`,
    down: (name) => `Descendre : ${name}`,
    moved: (name, place) => `${name} : maintenant en position ${place}`,
    reset: 'Rétablir l’ordre habituel',
  },
  bo: {
    hint: 'རྟགས་མེད་པའི་སྡེ་ཚན་རྣམས་འགོ་ངོས་ནས་འབྱེར་འགྲོ། སྡེ་ཚན་དང་པོ་རྟག་ཏུ་མདུན་དུ་གནས།',
    up: (name) => `ཡར་སྤོ། ${name}`,
    down: (name) => `མར་སྤོ། ${name}`,
    moved: (name, place) => `${name} ད་ལྟ་ཨང་${place}`,
    reset: 'སྔོན་གྱི་གོ་རིམ་སླར་གསོ།',
  },
};
