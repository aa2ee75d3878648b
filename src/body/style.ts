import { DESIGN_PX_PER_REM } from '../model/design.ts';
import type { ElementNode } from './types.ts';

/**
 * Inline styles by allow-list (product 5.12, wire 7.2). CMS pixels are those of a
 * phone 375 px wide; the page uses rem, a tenth of the viewport.
 */
const REM_PER_PX = 2 / DESIGN_PX_PER_REM;
const PX_PER_PT = 4 / 3;

export interface StyleOptions {
  /** Whether pixels are kept (135-editor content is exempt from the conversion). */
  readonly keepPx: boolean;
  /** What may limit a width: a part of a table has its own layout, a text needs room for letters. */
  readonly holds?: Holds;
}

export type Holds = 'table' | 'text' | 'nothing';

/** Returns the allowed value of a style; '' when it is refused. */
export type Check = (value: string, options: StyleOptions, style?: string) => string;

export const oneOf =
  (...values: string[]): Check =>
  (value) =>
    values.includes(value) ? value : '';

const LENGTH = /^(\d{1,4}(?:\.\d+)?|\.\d+)(px|pt|r?em|%)?$/;

export interface Limits {
  readonly px: readonly [number, number];
  readonly em: readonly [number, number];
  readonly percent: readonly [number, number];
  /** Whether a larger value is reduced to the limit instead of refused. */
  readonly shrinks?: true;
}

/** Checks a length against limits; negative ones are refused. */
export const length =
  (limits: Limits): Check =>
  (value, options) => {
    const match = LENGTH.exec(value);
    if (match === null) return '';
    const sent = match[2] ?? '';
    const unit = sent === 'pt' || sent === 'rem' ? 'px' : sent;
    if (unit === '') return Number(value) === 0 && limits.px[0] === 0 ? '0' : '';
    const [least, most] = unit === '%' ? limits.percent : limits[unit as 'px' | 'em'];
    let amount = Number(match[1]);
    if (sent === 'pt') amount *= PX_PER_PT;
    // Rounded, so that our own results pass again unchanged.
    if (sent === 'rem') amount = Math.round((amount / REM_PER_PX) * 10) / 10;
    if (limits.shrinks) amount = Math.min(amount, most);
    if (amount < least || amount > most) return '';
    return unit === 'px' && (sent === 'rem' || !options.keepPx)
      ? `${round(amount * REM_PER_PX)}rem`
      : `${round(amount)}${unit}`;
  };

/** Four decimals are a thousandth of a pixel; more would only cost bytes. */
const round = (value: number) => Math.round(value * 1e4) / 1e4;

const FONT_SIZE: Limits = { px: [10, 60], em: [0.5, 3], percent: [50, 300], shrinks: true };
/**
 * Multiplies text sizes by the reader's text size (decision 37); also accepts values that are
 * multiplied already.
 */
const fontSize: Check = (value, options) => {
  const size = length(FONT_SIZE)(value.replace(/^calc\(var\(--text\)\*(.+)\)$/, '$1'), options);
  return /(?:rem|px)$/.test(size) ? `calc(var(--text)*${size})` : size;
};
const INDENT: Limits = { px: [0, 80], em: [0, 4], percent: [0, 20] };
const SPACE: Limits = { px: [0, 40], em: [0, 3], percent: [0, 10] };
export const NEVER = [1, 0] as const;
const WIDTH: Limits = { px: NEVER, em: NEVER, percent: [1, 100] };
/** For columns: 100 % has no effect, and no column is wider than a phone. */
const MAX_WIDTH: Limits = { px: [16, 340], em: NEVER, percent: [1, 99.99] };

export const space = length(SPACE);
const spaceOrAuto: Check = (value, options) => (value === 'auto' ? value : space(value, options));

/** Returns the parts of a value; blanks in a function do not divide. */
export const splitParts = (value: string): readonly string[] =>
  value.match(/[a-z]+(?:3d)?\([^)]{0,60}\)|[^ ]+/g) ?? [];

/** Checks one to four values; refuses all when one is refused. */
export const sides =
  (check: Check): Check =>
  (value, options) => {
    const parts = splitParts(value).map((part) => check(part, options));
    return parts.length <= 4 && !parts.includes('') ? parts.join(' ') : '';
  };

const NOT_A_COLOUR =
  /^(?:auto|currentcolor|inherit|initial|none|revert|transparent|unset|windowtext)$/;

/**
 * Returns a colour that is self-contained: hex, rgb(), hsl() or a name; '' for others and for
 * invisible ones.
 */
export function parseColour(value: string): string {
  const colour = value.trim().toLowerCase();
  if (/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(colour)) {
    return /^#(?:...0|.{6}00)$/.test(colour) ? '' : colour;
  }
  if (/^[a-z]{3,20}$/.test(colour)) return NOT_A_COLOUR.test(colour) ? '' : colour;
  const parts = /^(?:rgb|hsl)a?\(([\d., /%deg]+)\)$/.exec(colour)?.[1]?.split(/[ ,/]+/);
  if (parts === undefined) return '';
  const isInvisible = parts.length > 3 && Number.parseFloat(parts[3] ?? '') === 0;
  return isInvisible ? '' : colour.replace(/ ?([,/]) ?/g, '$1');
}

/** Returns the colour of the shorthand, without images, positions and gradients. */
const background: Check = (value) => {
  const parts = splitParts(value);
  // A single word is a colour; among others it may be `center` or `scroll`.
  const colours = parts.filter((part) => parts.length === 1 || /^[#rh]/.test(part));
  return colours.map(parseColour).find((colour) => colour !== '') ?? '';
};

export const lineHeight: Check = (value) =>
  /^\d(?:\.\d+)?$/.test(value) && Number(value) >= 1.2 && Number(value) <= 3 ? value : '';

const decoration: Check = (value) =>
  /(?:^| )(underline|line-through|none)(?: |$)/.exec(value)?.[1] ?? '';

/**
 * Maps the original property to the written property and its check. Those of editors' rows and cards
 * come with the transforms of `extra/` (extra/editorStyles.ts).
 */
const PROPERTIES = new Map<string, readonly [string, Check]>();
export const allow = (names: string, check: Check, written = '') => {
  for (const name of names.split(' ')) PROPERTIES.set(name, [written || name, check]);
};
allow('text-align', oneOf('left', 'center', 'right', 'justify', 'start', 'end'));
allow('text-indent', length(INDENT));
allow('font-size', fontSize);
allow('font-weight', (value) =>
  /^(?:normal|bold|bolder|lighter|[1-9]00)$/.test(value) ? value : '',
);
allow('font-style', oneOf('normal', 'italic', 'oblique'));
allow('text-decoration text-decoration-line', decoration, 'text-decoration');
allow(
  'vertical-align',
  oneOf('baseline', 'sub', 'super', 'top', 'middle', 'bottom', 'text-top', 'text-bottom'),
);
allow('margin', sides(spaceOrAuto));
allow('margin-top margin-bottom margin-left margin-right', spaceOrAuto);
allow('padding', sides(space));
allow('padding-top padding-bottom padding-left padding-right', space);
allow('line-height', lineHeight);
allow('width', length(WIDTH));
allow('float', oneOf('none'));
allow('max-width', length(MAX_WIDTH));
// The page's style sheet adapts these colours for dark mode.
allow('color --c', parseColour, '--c');
allow('background background-color --b', background, '--b');

/** Longer declarations are no style of a text. */
const MAX_DECLARATION_CHARACTERS = 500;

/** Returns the allowed part of a style attribute; '' when nothing of it is allowed. */
export function cleanStyle(style: string, options: StyleOptions): string {
  const declarations = new Map<string, string>();
  for (const declaration of style.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '').split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const property = PROPERTIES.get(name);
    if (property === undefined || declaration.length > MAX_DECLARATION_CHARACTERS) continue;
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important\s*$/i, '')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase();
    const [written, check] = property;
    const checked = check(value, options, style);
    if (checked === '') continue;
    // The later declaration also overrides those in between: `margin-top` after `margin`.
    declarations.delete(written);
    declarations.set(written, checked);
  }
  return Array.from(declarations, ([name, value]) => `${name}:${value}`).join(';');
}

export const COLOUR = '#[\\da-f]+|(?:rgb|hsl)a?\\([\\d., /%deg]+\\)';
const VALUE = `(?:\\d+(?:\\.\\d+)?(?:px|r?em|%)?|[a-z]+(?:-[a-z]+)*|${COLOUR}|calc\\(var\\(--text\\)\\*[\\d.]+(?:rem|px)\\))`;

/** Returns a pattern of every possible result of `cleanStyle` and little more. */
export function createStylePattern(others = ''): RegExp {
  const names = new Set(Array.from(PROPERTIES.values(), ([written]) => written));
  const declaration = `(?:(?:${[...names].join('|')}):${VALUE}(?: ${VALUE})*${others})`;
  return new RegExp(`^${declaration}(?:;${declaration})*$`);
}

/** The sanitiser's own check. */
export const STYLE_RULE: [name: 'style', ...RegExp[]] = ['style', createStylePattern()];

/** What the styles of cards replace. */
export const CARD_RULES: { decideHolds: (node: ElementNode) => Holds } = {
  decideHolds: () => 'table',
};
