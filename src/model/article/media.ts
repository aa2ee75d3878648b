import { filterLink } from '../link.ts';
import * as read from '../read.ts';
import { field, parseEach, parseList, parseNumber, parseRecord, type Wire } from '../wire.ts';
import type {
  ArticleImage,
  ArticleKind,
  Attachment,
  AudioItem,
  VideoItem,
} from './articleTypes.ts';

/**
 * Returns the videos in the order of their markers (wire 7.7), else those of
 * `widgets`, else the one in the fields of a video article itself. Older servers list audio
 * among them: an address that ends in .mp3, which the body pipeline recognises.
 */
export function parseVideos(wire: Wire, kind: ArticleKind): readonly VideoItem[] {
  const marked = parseGroups(field(wire, 'videos'), 'videoarray').map(parseVideo);
  if (marked.length > 0) return marked;
  const loose = parseList(read.record(wire, 'widgets').video).map(parseVideo);
  if (loose.length > 0 || kind !== 'video') return loose;
  // The article's own `url` is the address of its page.
  const url = read.text(wire, 'videoUrl');
  return url === '' ? [] : [{ ...parseVideo(wire, 0), url, ref: '', description: '' }];
}

function parseVideo(value: unknown, index: number): VideoItem {
  const wire = parseRecord(value);
  const captions = read.media(wire, 'captionUrl');
  return {
    ref: read.text(wire, 'ref') || `<!--VIDEOARRAY#${index}-->`,
    url: read.text(wire, 'videoUrl', 'url'),
    poster: read.image(wire, 'imageUrl', 'poster'),
    description: read.line(wire, 'description', 'attAbstract'),
    durationS: read.seconds(wire, 'duration'),
    // 0 is horizontal, anything else vertical (product 3.2); horizontal when absent.
    vertical: (read.number(wire, 'videoDirection') ?? 0) !== 0,
    selfMedia: read.flag(wire, 'isWeMedia'),
    ...(captions && { captions }),
  };
}

/** Returns the audio items in the order of their markers. */
export function parseAudios(wire: Wire): readonly AudioItem[] {
  return parseGroups(field(wire, 'audios'), 'audioarray').map((value, index) => {
    const audio = parseRecord(value);
    return {
      ref: read.text(audio, 'ref') || `<!--AUDIOARRAY#${index}-->`,
      url: read.media(audio, 'audioUrl', 'url'),
      title: read.line(audio, 'title'),
      titleType: read.number(audio, 'audioTitleType') ?? 0,
      audioTitle: read.line(audio, 'audioTitle'),
      description: read.line(audio, 'description', 'attAbstract'),
      durationS: read.seconds(audio, 'duration'),
      selfMedia: read.flag(audio, 'isWeMedia'),
    };
  });
}

function parseGroups(value: unknown, key: 'videoarray' | 'audioarray'): readonly unknown[] {
  return parseList(value).flatMap((group) => parseList(parseRecord(group)[key]));
}

/**
 * Returns the files of `widgets.file`, or of `attachment` in newspaper articles; those without
 * an address are left out.
 */
export function parseAttachments(wire: Wire): readonly Attachment[] {
  const files = parseList(read.record(wire, 'widgets').file);
  return parseEach(files.length > 0 ? files : field(wire, 'attachment'), parseAttachment);
}

function parseAttachment(value: unknown): Attachment | null {
  const file = parseRecord(value);
  const url = filterLink(typeof value === 'string' ? value : field(file, 'attUrl', 'url'));
  const name = read.line(file, 'attContent', 'attName', 'name', 'title');
  return read.filled(['url'], { ref: read.text(file, 'ref'), url, name: name || fileName(url) });
}

/** Returns the decoded last part of an address; '' when it has none. */
function fileName(url: string): string {
  const name = url.replace(/[?#].*/, '').replace(/^.*\//, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

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
