import { filterImageLink } from '../link.ts';
import { parseHtmlText } from '../text.ts';
import {
  field,
  parseEach,
  parseList,
  parseNumber,
  parseRecord,
  parseText,
  type Wire,
} from '../wire.ts';
import type { ArticleKind, Picture } from './types.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const UNKNOWN: Size = { width: 0, height: 0 };
const MAX_SIDE_PX = 20_000;

/**
 * Pictures of the body in the order of their marks, all groups together
 * (wire 7.4). Photo sets without any take the pictures of `widgets.pic`.
 */
export function parsePictures(wire: Wire, kind: ArticleKind): readonly Picture[] {
  const entries = parseList(field(wire, 'images')).flatMap((group) =>
    parseList(parseRecord(group).imagearray),
  );
  if (kind !== 'photos') return entries.map(parsePicture);
  const pictures = entries.map(parsePicture).filter(isShown);
  if (pictures.length > 0) return pictures;
  return parseEach(parseRecord(field(wire, 'widgets')).pic, (pic) => pic)
    .map(parsePicture)
    .filter(isShown);
}

const isShown = (picture: Picture) => picture.url !== '';

function parsePicture(value: unknown, index: number): Picture {
  const wire = parseRecord(value);
  return {
    ref: parseText(field(wire, 'ref')) || `<!--IMAGEARRAY#${index}-->`,
    url: filterImageLink(field(wire, 'imageUrl', 'url')) || filterImageLink(field(wire, 'ref')),
    caption: parseHtmlText(field(wire, 'summary')) || parseHtmlText(field(wire, 'content')),
    ...parsePictureSize(wire),
  };
}

function parsePictureSize(wire: Wire): Size {
  const told = decideSize(parseNumber(field(wire, 'width')), parseNumber(field(wire, 'height')));
  if (told !== UNKNOWN) return told;
  const styled = parseImageStyle(parseText(field(wire, 'imageStyle')));
  if (styled !== UNKNOWN) return styled;
  const ratio = /^(\d+)\s*:\s*(\d+)$/.exec(parseText(field(wire, 'picRatio')));
  return decideSize(Number(ratio?.[1] ?? 0), Number(ratio?.[2] ?? 0));
}

/**
 * Size in px from the raw rest of an img tag, which may be cut off anywhere: WeChat's
 * data-w and data-ratio (height by width), the attributes, or a style in px. Limits
 * such as max-width and lengths in per cent tell nothing. Both sides or none.
 */
export function parseImageStyle(imageStyle: string): Size {
  const attribute = (name: string) => {
    const match = new RegExp(
      `(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)(?=[\\s>]))`,
      'i',
    ).exec(`${imageStyle} `);
    return parsePx(match?.[1] ?? match?.[2] ?? match?.[3]);
  };
  const property = (name: string) =>
    parsePx(new RegExp(`(?:^|[\\s;"'])${name}\\s*:\\s*([\\d.]+px)`, 'i').exec(imageStyle)?.[1]);
  const dataWidth = attribute('data-w');
  const dataRatio = attribute('data-ratio');
  const sizes = [
    decideSize(dataWidth, (dataWidth ?? 0) * (dataRatio ?? 0)),
    decideSize(attribute('width'), attribute('height')),
    decideSize(property('width'), property('height')),
  ];
  return sizes.find((size) => size !== UNKNOWN) ?? UNKNOWN;
}

function parsePx(text: string | undefined): number | null {
  return parseNumber(text?.replace(/px\s*;?\s*$/i, ''));
}

function decideSize(width: number | null, height: number | null): Size {
  const inRange = (side: number | null) => side !== null && side >= 1 && side <= MAX_SIDE_PX;
  if (!inRange(width) || !inRange(height)) return UNKNOWN;
  return { width: Math.round(width ?? 0), height: Math.round(height ?? 0) };
}
