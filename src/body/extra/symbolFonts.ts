import { isElement, some, text } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';
import { readStyle } from './inlineStyle.ts';

type Font = 'symbol' | 'wingdings' | 'wingdings 2' | 'webdings' | 'other';

/** Returns the signs by the codes of their letters: a run of signs from a code on. */
function readSigns(runs: Readonly<Record<string, string>>): ReadonlyMap<number, string> {
  const signs = new Map<number, string>();
  for (const [first, list] of Object.entries(runs)) {
    Array.from(list).forEach((sign, index) => {
      if (sign !== ' ') signs.set(Number.parseInt(first, 16) + index, sign);
    });
  }
  return signs;
}

/** The usual signs of fonts whose letters look like other signs. */
const SIGNS: Readonly<Record<Exclude<Font, 'other'>, ReadonlyMap<number, string>>> = {
  symbol: readSigns({
    '22': '∀',
    '24': '∃',
    '27': '∋',
    '2d': '−',
    '40': '≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ',
    '5c': '∴',
    '5e': '⊥',
    '61': 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ',
    a2: '′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…',
    c1: 'ℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊',
    e5: '∑',
    f2: '∫',
  }),
  wingdings: readSigns({
    '22': '✂',
    '28': '☎✆✉',
    '36': '⌛',
    '3e': '✇✍',
    '41': '✌👌👍👎☜☞☝☟',
    '4a': '☺',
    '4c': '☹',
    '51': '✈☼',
    '54': '❄',
    '6c': '●❍■□',
    '71': '❑❒',
    '74': '⧫◆❖⬥⌧',
    '7b': '❀✿❝❞',
    '80': '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿',
    '9e': '·•',
    a1: '○',
    a4: '◉◎',
    a7: '▪◻',
    aa: '✦★✶✴',
    d8: '➢',
    dc: '➲',
    df: '←→↑↓↖↗↙↘➔',
    ef: '⇦⇨⇧⇩⬄⇳',
    fb: '✗✓☒☑',
  }),
  'wingdings 2': readSigns({ '4f': '✗✓☒☑', '96': '•●', a3: '□' }),
  webdings: readSigns({
    '33': '◀▶▲▼',
    '59': '♥',
    '61': '✔',
    '63': '□',
    '67': '■',
    '6e': '●',
    '72': '✖',
  }),
};

const FAMILY = /^\s*["']?(symbol|wingdings(?: 2)?|webdings)["']?\s*(?:,|$)/i;
/** Where editors put the letters of such fonts when the font is not known: no sign is there. */
const PRIVATE = /[\uf020-\uf0ff]/g;
const PRIVATE_START = 0xf000;
/** An icon of a font that the page does not have. */
const ICON_CLASS = /(?:^|[\s_-])(?:icon|iconfont|fa|glyphicon)(?:$|[\s_-])/i;

/**
 * Writes the letters of symbol fonts as the signs that they show there (Wingdings, Symbol, Webdings), also
 * those that a word processor has put into the private use area. Icons of other fonts are removed.
 */
export const symbolFonts: Transform = (nodes) =>
  some(nodes, isSymbolic) ? convert(nodes, null) : [...nodes];

const isSymbolic = (node: Node): boolean => {
  if (node.type === 'text') return /[\ue000-\uf8ff]/.test(node.value);
  if (!isElement(node)) return false;
  const { style = '', face = '' } = node.properties;
  return /symbol|dings/i.test(style + face);
};

const convert = (nodes: readonly Node[], font: Font | null): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (node.type === 'text') return [text(mapText(node.value, font))];
    if (!isElement(node) || isPlain(node)) return [node];
    if (isIcon(node)) return [];
    return [{ ...node, children: convert(node.children, readFont(node) ?? font) }];
  });

const isPlain = ({ tagName }: ElementNode): boolean => /^(?:pre|code|script|style)$/.test(tagName);

/** Returns the font that an element sets; null for none. Any other font ends a symbol font. */
function readFont({ properties }: ElementNode): Font | null {
  const { style, face } = properties;
  const shorthand = readStyle(style, 'font').replace(/^\D*\d\S*\s+/, '');
  const families = [readStyle(style, 'font-family'), face ?? '', shorthand].filter(Boolean);
  const [family] = families;
  if (family === undefined) return null;
  return (FAMILY.exec(family)?.[1]?.toLowerCase() as Font | undefined) ?? 'other';
}

function mapText(value: string, font: Font | null): string {
  const signs = font === null || font === 'other' ? undefined : SIGNS[font];
  const mapped =
    signs === undefined
      ? value
      : value.replace(/[!-~\u00a0-\u00ff]/g, (letter) => signs.get(letter.charCodeAt(0)) ?? letter);
  return mapped.replace(PRIVATE, (letter) => {
    const code = letter.charCodeAt(0) - PRIVATE_START;
    // Without a font: bullets of lists are in Wingdings, but the round one in Symbol.
    const known = signs ?? (code === 0xb7 ? SIGNS.symbol : SIGNS.wingdings);
    return known.get(code) ?? SIGNS.symbol.get(code) ?? letter;
  });
}

const isIcon = ({ tagName, properties, children }: ElementNode): boolean =>
  /^(?:i|span|em|b)$/.test(tagName) &&
  ICON_CLASS.test(properties.class ?? '') &&
  children.length > 0 &&
  children.every((child) => child.type === 'text' && /^[\s\ue000-\uf8ff]*$/.test(child.value));
