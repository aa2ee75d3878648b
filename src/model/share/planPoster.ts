import { breakLines, type Measure } from './breakLines.ts';

/** Width of the poster in CSS pixels; it is drawn at two or three times that size. */
export const POSTER_WIDTH_PX = 375;
const MARGIN_PX = 24;
const IMAGE_RATIO = 3 / 2;
export const QR_PX = 112;
const LOGO_HEIGHT_PX = 32;
/** The band above a headline without an image. */
const BAND = { width: 40, height: 4 } as const;
/** Line height factor for Tibetan, whose letters are stacked. */
const TALL = 1.3;

/** Size in CSS pixels, weight and line height of a text. */
export interface TextStyle {
  readonly px: number;
  readonly weight: number;
  readonly linePx: number;
}

const TITLE = { px: 24, weight: 700, linePx: 34 } as const;
/** Without an image the headline carries the poster. */
const LARGE_TITLE = { px: 36, weight: 700, linePx: 50 } as const;
const TEXT = { px: 15, weight: 400, linePx: 25 } as const;
const BRAND = { px: 16, weight: 600, linePx: 24 } as const;
const NOTE = { px: 13, weight: 400, linePx: 20 } as const;

const TITLE_LINES = 4;
const LARGE_TITLE_LINES = 7;
/** Of a quotation that is too long for the large style. */
const LONG_TITLE_LINES = 16;
const TEXT_LINES = 3;
const BRAND_LINES = 2;
const NOTE_LINES = 3;

export interface PosterTexts {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Formatted date; '' when unknown. */
  readonly date: string;
  /** Explains the QR code. */
  readonly hint: string;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PosterText {
  readonly lines: readonly string[];
  readonly style: TextStyle;
  readonly colour: 'ink' | 'ink-2';
  readonly x: number;
  /** Top of the first line's box. */
  readonly y: number;
}

/** The layout of a poster. */
export interface PosterPlan {
  readonly height: number;
  readonly picture: Box | null;
  readonly logo: Box | null;
  readonly qr: Box;
  /** A band in the site's colour between date and headline of a poster without an image. */
  readonly band: Box | null;
  /** The line between article and brand. */
  readonly rule: Box;
  readonly texts: readonly PosterText[];
}

/** Returns a function that measures text in a style. */
export type MeasureIn = (style: TextStyle) => Measure;

/**
 * Returns the layout of an article's poster, from top to bottom: image, headline, text; brand,
 * date and QR code. Without an image the date, a band and a large headline are at its top.
 */
export function planPoster(
  content: PosterTexts,
  has: { readonly picture: boolean; readonly logo: boolean },
  measureIn: MeasureIn,
): PosterPlan {
  const width = POSTER_WIDTH_PX - 2 * MARGIN_PX;
  const texts: PosterText[] = [];
  const addText = (
    text: string,
    plain: TextStyle,
    at: { x: number; y: number; width: number; max: number; colour: PosterText['colour'] },
  ): number => {
    const style = /[\u0f40-\u0fbc]/.test(text)
      ? { ...plain, linePx: Math.round(plain.linePx * TALL) }
      : plain;
    const lines = breakLines(text, at.width, at.max, measureIn(style));
    if (lines.length > 0) texts.push({ lines, style, colour: at.colour, x: at.x, y: at.y });
    return at.y + lines.length * style.linePx;
  };
  const column = { x: MARGIN_PX, width };

  const picture = has.picture
    ? { x: 0, y: 0, width: POSTER_WIDTH_PX, height: POSTER_WIDTH_PX / IMAGE_RATIO }
    : null;
  let y = (picture?.height ?? MARGIN_PX) + MARGIN_PX;
  let band: Box | null = null;
  if (picture) {
    y = addText(content.title, TITLE, { ...column, y, max: TITLE_LINES, colour: 'ink' });
  } else {
    y = addText(content.date, TEXT, { ...column, y, max: 1, colour: 'ink-2' });
    band = { x: MARGIN_PX, y: y + 12, ...BAND };
    y = band.y + BAND.height + 20;
    const lines = breakLines(content.title, width, LARGE_TITLE_LINES + 1, measureIn(LARGE_TITLE));
    const [style, max] =
      lines.length > LARGE_TITLE_LINES
        ? ([TITLE, LONG_TITLE_LINES] as const)
        : ([LARGE_TITLE, LARGE_TITLE_LINES] as const);
    y = addText(content.title, style, { ...column, y, max, colour: 'ink' });
  }
  if (content.description) {
    y = addText(content.description, TEXT, {
      ...column,
      y: y + 12,
      max: TEXT_LINES,
      colour: 'ink-2',
    });
  }

  const ruleY = y + MARGIN_PX;
  const footY = ruleY + MARGIN_PX;
  const qr = { x: POSTER_WIDTH_PX - MARGIN_PX - QR_PX, y: footY, width: QR_PX, height: QR_PX };
  const foot = { x: MARGIN_PX, width: width - QR_PX - MARGIN_PX };
  const logo = has.logo ? { ...foot, y: footY, height: LOGO_HEIGHT_PX } : null;
  y = logo ? footY + LOGO_HEIGHT_PX + 8 : footY;
  y = addText(content.siteName, BRAND, { ...foot, y, max: BRAND_LINES, colour: 'ink' });
  if (picture) y = addText(content.date, NOTE, { ...foot, y: y + 4, max: 1, colour: 'ink-2' });
  y = addText(content.hint, NOTE, { ...foot, y: y + 4, max: NOTE_LINES, colour: 'ink-2' });
  return {
    height: Math.ceil(Math.max(y, footY + QR_PX) + MARGIN_PX),
    picture,
    band,
    logo,
    qr,
    rule: { x: MARGIN_PX, y: ruleY, width, height: 1 },
    texts,
  };
}

/** Returns where a whole logo is in its box: at the left, in the middle of its height. */
export function decideLogoBox(
  logo: { readonly width: number; readonly height: number },
  box: Box,
): Box {
  const scale = Math.min(box.width / logo.width, box.height / logo.height);
  const height = logo.height * scale;
  return { x: box.x, y: box.y + (box.height - height) / 2, width: logo.width * scale, height };
}

/**
 * Returns the part of an image that fills a box without distortion, cropped equally on both
 * sides.
 */
export function decideCoverBox(
  picture: { readonly width: number; readonly height: number },
  box: Pick<Box, 'width' | 'height'>,
): Box {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const width = box.width / scale;
  const height = box.height / scale;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}
