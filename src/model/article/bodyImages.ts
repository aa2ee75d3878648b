import * as read from '../read.ts';
import { parseEach, parseList, parseNumber, parseRecord, type Wire } from '../wire.ts';
import type { ArticleImage, ArticleKind } from './articleTypes.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const UNKNOWN: Size = { width: 0, height: 0 };
/** That of JPEG files. */
const MAX_SIDE_PX = 65_535;

/**
 * Returns the images of the body in the order of their markers, all groups together (wire 7.4). A photo set without any has the images of `widgets.pic`.
 */
export function parseBodyImages(wire: Wire, kind: ArticleKind): readonly ArticleImage[] {
  const entries = read
    .list(wire, 'images')
    .flatMap((group) => parseList(parseRecord(group).imagearray));
  if (kind !== 'photos') return entries.map(parseImage);
  const images = entries.map(parseImage).filter(hasUrl);
  if (images.length > 0) return images;
  return parseEach(read.record(wire, 'widgets').pic, (pic) => pic)
    .map(parseImage)
    .filter(hasUrl);
}

const hasUrl = (image: ArticleImage) => image.url !== '';

function parseImage(value: unknown, index: number): ArticleImage {
  const wire = parseRecord(value);
  return {
    ref: read.text(wire, 'ref') || `<!--IMAGEARRAY#${index}-->`,
    url: read.image(wire, 'imageUrl', 'url') || read.image(wire, 'ref'),
    caption: read.line(wire, 'summary') || read.line(wire, 'content'),
    ...parseImageSize(wire),
  };
}

function parseImageSize(wire: Wire): Size {
  const declared = decideSize(read.number(wire, 'width'), read.number(wire, 'height'));
  if (declared !== UNKNOWN) return declared;
  const styled = parseImageStyle(read.text(wire, 'imageStyle'));
  if (styled !== UNKNOWN) return styled;
  const ratio = /^(\d+)\s*:\s*(\d+)$/.exec(read.text(wire, 'picRatio'));
  return decideSize(Number(ratio?.[1] ?? 0), Number(ratio?.[2] ?? 0));
}

/**
 * Returns the size in px from the remaining attributes of an img tag, which may be cut off
 * anywhere: WeChat's data-w and data-ratio (height divided by width), width and height
 * attributes, or a style in px. max-width and per cent are not sizes. Both sides or neither.
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
  return parseNumber(text?.replace(/px[\s;]*$/i, ''));
}

function decideSize(width: number | null, height: number | null): Size {
  const inRange = (side: number | null) => side !== null && side >= 1 && side <= MAX_SIDE_PX;
  if (!inRange(width) || !inRange(height)) return UNKNOWN;
  return { width: Math.round(width ?? 0), height: Math.round(height ?? 0) };
}
