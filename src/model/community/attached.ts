import { filterImageLink } from '../link.ts';
import { parsePlayableAddress } from '../media/parsePlayableAddress.ts';
import * as read from '../read.ts';
import { field, parseList, parseRecord, parseText, type Wire } from '../wire.ts';

/** An image, video or audio file attached to a text. */
export interface Attached {
  readonly kind: 'picture' | 'video' | 'audio';
  /** An address that passed the link filter. */
  readonly url: string;
  /** Pixels; 0 when unknown. */
  readonly width: number;
  readonly height: number;
  /** Seconds of video and audio; 0 when unknown. */
  readonly durationS: number;
  /** Poster image of a video; '' for none. */
  readonly poster: string;
  /** '' for none. */
  readonly caption: string;
}

type Kind = Attached['kind'];

const KIND_OF_TYPE: Readonly<Record<number, Kind>> = { 1: 'picture', 2: 'video', 3: 'audio' };

/** Wire names of attached files by kind, in display order. */
const GROUPS = [
  ['picture', ['pics', 'images', 'pictures']],
  ['video', ['videos']],
  ['audio', ['audios']],
] as const satisfies readonly (readonly [kind: Kind, keys: readonly string[]])[];

/**
 * Returns the images, videos and audio files of a text: in separate groups, or together under
 * `attachments`.
 */
export function parseAttached(wire: Wire): readonly Attached[] {
  const inner = field(wire, 'attachments', 'atts', 'files');
  const within = parseRecord(inner);
  return unique([
    ...GROUPS.flatMap(([kind, keys]) =>
      parseFiles(field(wire, ...keys) ?? field(within, ...keys), kind),
    ),
    ...parseFiles(inner),
  ]);
}

/** Returns the files of a list of objects or addresses; `kind` is for files that have no type. */
export const parseFiles = (value: unknown, kind: Kind = 'picture'): readonly Attached[] =>
  unique(parseList(value).flatMap((file) => parseFile(file, kind) ?? []));

function parseFile(value: unknown, fallback: Kind): Attached | null {
  const text = parseText(value);
  const wire = text && !text.startsWith('{') ? { url: text } : parseRecord(value);
  const kind = KIND_OF_TYPE[read.number(wire, 'type') ?? 0] ?? fallback;
  const isPicture = kind === 'picture';
  const address = isPicture
    ? field(wire, 'url', 'imageUrl', 'picUrl')
    : field(wire, 'url', 'videoUrl', 'audioUrl');
  return read.filled(['url'], {
    kind,
    url: isPicture ? filterImageLink(address) : parsePlayableAddress(address),
    width: read.count(wire, 'width'),
    height: read.count(wire, 'height'),
    durationS: read.seconds(wire, 'duration', 'playTime'),
    poster: isPicture ? '' : read.image(wire, 'imageUrl', 'poster', 'coverUrl'),
    caption: read.line(wire, 'summary', 'caption', 'title'),
  });
}

function unique(files: readonly Attached[]): readonly Attached[] {
  const seen = new Set<string>();
  return files.filter(({ url }) => !seen.has(url) && seen.add(url));
}
