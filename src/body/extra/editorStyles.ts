import {
  allow,
  CARD_RULES,
  type Check,
  COLOUR,
  createStylePattern,
  type Holds,
  type Limits,
  length,
  lineHeight,
  NEVER,
  oneOf,
  parseColour,
  STYLE_RULE,
  sides,
  space,
  splitParts,
} from '../style.ts';
import { isBlank } from '../tree.ts';

/**
 * The part of the allow-list that the rows and cards of editors need (product 5.12): flex boxes,
 * borders, widths, heights of bars and badges, radius, shadow, transform. It loads with the
 * other extra transforms, for content that has any of them (needsExtra.ts).
 */

/**
 * Rows and columns of editors. `-webkit-box` is refused, because editors use it to truncate
 * text.
 */
const display: Check = (value) =>
  /^(?:-webkit-)?((?:inline-)?flex|inline-block)$/.exec(value)?.[1] ?? '';

/** A growing column has space for four characters before the row wraps. */
const flex: Check = (value) => {
  const grow = /^(\d{1,3}(?:\.\d{1,4})?)(?: |$)/.exec(value)?.[1];
  return Number(grow) > 0 ? `${grow} 1 4em` : '';
};

const flexSides = 'center flex-start flex-end start end'.split(' ');
allow('display', display);
allow('flex flex-grow', flex, 'flex');
allow('flex-wrap', oneOf('wrap'));
allow('flex-direction flex-flow', (value) => (/^column/.exec(value) ?? [''])[0], 'flex-direction');
allow('justify-content', oneOf(...flexSides, 'space-between', 'space-around', 'space-evenly'));
allow('align-items align-self', oneOf(...flexSides, 'stretch', 'baseline'));
allow('gap', sides(space));

/** Signs of lists (editorLists.ts). */
const SIGN =
  /(?:^| )(none|disc|circle|square|(?:cjk-|simp-|trad-|lower-|upper-)?(?:decimal|alpha|latin|roman|greek|ideographic|chinese-informal|chinese-formal)(?:-leading-zero)?)(?: |$)/;
allow('list-style list-style-type', (value) => SIGN.exec(value)?.[1] ?? '', 'list-style-type');

const BORDER_WIDTH: Limits = { px: [0, 20], em: [0, 1], percent: NEVER };
/** Hairlines stay in pixels. */
const borderWidth: Check = (value) =>
  /^(?:thin|medium|thick)$/.test(value) ? value : length(BORDER_WIDTH)(value, { keepPx: true });
const line = oneOf('solid', 'dashed', 'dotted', 'double');
/** Triangles are borders of which some are transparent. */
const borderColour: Check = (value) => (value === 'transparent' ? value : parseColour(value));

/** Checks width, style and colour in any order. */
const border: Check = (value, options) => {
  if (value === 'none' || value === '0') return value;
  const checks = new Set([borderWidth, line, borderColour]);
  const parts = splitParts(value).map((part) => {
    for (const check of checks) {
      const checked = check(part, options);
      if (checked === '') continue;
      checks.delete(check);
      return checked;
    }
    return '';
  });
  return checks.has(line) || parts.includes('') ? '' : parts.join(' ');
};

CARD_RULES.decideHolds = ({ tagName, children }) => {
  if (/^(?:t(?:able|body|head|foot|r|d|h)|col|caption)/.test(tagName)) return 'table';
  return isBlank(children) ? 'nothing' : 'text';
};

/** Widths by what an element holds; none is wider than a phone. */
const WIDTHS: Readonly<Record<Holds, Limits>> = {
  table: { px: NEVER, em: NEVER, percent: [1, 100] },
  text: { px: [16, 340], em: [1, 20], percent: [1, 100] },
  nothing: { px: [0, 340], em: [0, 20], percent: [1, 100] },
};
/** For bars and badges: a larger box would be empty without its background image. */
const HEIGHT: Limits = { px: [0, 120], em: [0, 6], percent: NEVER };

/** Circles are 50 % or 100 %; a larger radius looks like the limit. */
const RADIUS: Limits = { px: [0, 200], em: [0, 10], percent: [0, 100], shrinks: true };

/** Checks a length that may be negative. */
const offset =
  (limits: Limits): Check =>
  (value, options) => {
    const [, sign = '', rest = ''] = /^(-?)(.+)$/.exec(value) ?? [];
    const checked = length(limits)(rest, options);
    return checked === '' || checked === '0' ? checked : sign + checked;
  };

/** Near enough to cover only the gap around the element. */
const NEAR: Limits = { px: [0, 30], em: [0, 2], percent: NEVER };
const MAX_SHADOWS = 3;
const MAX_FUNCTIONS = 4;

/** Checks the shadows of a box: two to four lengths, a colour, `inset`. */
const shadow: Check = (value) => {
  const shadows = value.split(/,(?![^(]*\))/).map((one) => {
    // `inset` has the form of a colour's name.
    const parts = splitParts(one).map(
      (part) => offset(NEAR)(part, { keepPx: true }) || parseColour(part),
    );
    const lengths = parts.filter((part) => /^-?[\d.]/.test(part)).length;
    const isShadow =
      !parts.includes('') && lengths > 1 && lengths < 5 && parts.length < lengths + 3;
    return isShadow ? parts.join(' ') : '';
  });
  return shadows.length > MAX_SHADOWS || shadows.includes('') ? '' : shadows.join(',');
};

const degrees =
  (isAllowed: (amount: number, holds?: Holds) => boolean): Check =>
  (value, { holds }) => {
    const amount = Number(/^(-?\d{1,3}(?:\.\d{1,3})?)deg$/.exec(value)?.[1] ?? Number.NaN);
    return isAllowed(amount, holds) ? `${amount}deg` : '';
  };
/** Ornaments are mirrored; any other angle out of the page would hide a text. */
const isMirrored = (amount: number) => amount % 180 === 0;
const mirror = degrees(isMirrored);
/** A text that is turned by more than 45 degrees would cover the lines above and below it. */
const turn = degrees(
  (amount, holds) => Math.abs(amount) <= (holds === 'nothing' ? 360 : 45) || isMirrored(amount),
);
const slant = degrees((amount) => Math.abs(amount) <= 30);
const scale: Check = (value) => {
  const amount = /^-?(?:\d\.?\d{0,3}|\.\d{1,3})$/.test(value) ? Math.abs(Number(value)) : 0;
  return amount >= 0.5 && amount <= 1 ? String(Number(value)) : '';
};
/** Less than the margin of the page, which must not scroll sideways. */
const MOVE: Limits = { px: [0, 16], em: [0, 1], percent: NEVER, shrinks: true };

const FUNCTIONS = new Map<string, Check>();
for (const [names, check] of [
  ['rotate rotatez', turn],
  ['rotatex rotatey', mirror],
  ['skew skewx skewy', slant],
  ['scale scalex scaley', scale],
  ['translate translatex translatey translate3d', offset(MOVE)],
] as const) {
  for (const name of names.split(' ')) FUNCTIONS.set(name, check);
}

/** Checks the functions of a transform and leaves out those without an effect. */
const transform: Check = (value, options) => {
  const parts = splitParts(value).map((part) => {
    const [, name = '', list = ''] = /^([a-z]+(?:3d)?)\(([^()]*)\)$/.exec(part) ?? [];
    const check = FUNCTIONS.get(name);
    const values = list.split(',').map((one) => check?.(one.trim(), options) ?? '');
    return values.length > 3 || values.includes('') ? '' : `${name}(${values.join(',')})`;
  });
  return parts.length > MAX_FUNCTIONS || parts.includes('')
    ? ''
    : parts.filter((part) => !/\((?:(?:0(?:deg)?|1),?)+\)$/.test(part)).join(' ');
};

for (const side of ['border', 'border-top', 'border-right', 'border-bottom', 'border-left']) {
  allow(side, border);
  allow(`${side}-width`, sides(borderWidth));
  allow(
    `${side}-style`,
    sides((value, options) => (value === 'none' ? value : line(value, options))),
  );
  allow(`${side}-color`, sides(borderColour));
}
allow('border-radius', sides(length(RADIUS)));
allow(
  'border-top-left-radius border-top-right-radius border-bottom-right-radius border-bottom-left-radius',
  length(RADIUS),
);
allow('width', (value, options) => length(WIDTHS[options.holds ?? 'table'])(value, options));
// A minimum, because a larger text needs more.
allow('height min-height', length(HEIGHT), 'min-height');

/** The boxes of badges have few declarations; longer styles are not searched again and again. */
const MAX_BADGE_CHARACTERS = 1000;
const badgeLine = length({ px: [16, 120], em: [1, 6], percent: NEVER });
const BOX_HEIGHT = /(?:^|;)\s*(?:min-)?height\s*:\s*([^;!]*[^;!\s])/i;
// A line as high as its box centres the one word of a badge.
allow('line-height', (value, options, style = '') =>
  style.length <= MAX_BADGE_CHARACTERS && BOX_HEIGHT.exec(style)?.[1]?.toLowerCase() === value
    ? badgeLine(value, options)
    : lineHeight(value, options),
);

const OFFSET = '-?\\d{1,3}(?:\\.\\d+)?(?:px|r?em|deg)?';
const SHADOW_PART = `(?:${OFFSET}|[a-z]+|${COLOUR})`;
const SHADOW = `${SHADOW_PART}(?: ${SHADOW_PART}){1,5}`;
const FUNCTION = `(?:${[...FUNCTIONS.keys()].join('|')})\\(${OFFSET}(?:,${OFFSET}){0,2}\\)`;
STYLE_RULE.push(
  createStylePattern(`|box-shadow:${SHADOW}(?:,${SHADOW})*|transform:${FUNCTION}(?: ${FUNCTION})*`),
);
// After the pattern, which has forms of their own for them.
allow('box-shadow', shadow);
allow('transform', transform);
