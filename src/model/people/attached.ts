import { filterImageLink, filterMediaLink } from '../link.ts';
import {
  field,
  parseCount,
  parseList,
  parseNumber,
  parseRecord,
  parseSeconds,
  parseText,
  type Wire,
} from '../wire.ts';
import type { Attached } from './types.ts';

type Kind = Attached['kind'];

const KIND_OF_TYPE: Readonly<Record<number, Kind>> = { 1: 'picture', 2: 'video', 3: 'audio' };

/** Where servers put what belongs to a text, in the order in which it is shown. */
const GROUPS = [
  ['picture', ['pics', 'images', 'pictures']],
  ['video', ['videos']],
  ['audio', ['audios']],
] as const satisfies readonly (readonly [kind: Kind, keys: readonly string[]])[];

/** Pictures, films and sounds of a text: in groups of their own, or in one under `attachments`. */
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

/** A list of files: objects, or addresses alone; `kind` counts where a file says none itself. */
export const parseFiles = (value: unknown, kind: Kind = 'picture'): readonly Attached[] =>
  unique(parseList(value).flatMap((file) => parseFile(file, kind) ?? []));

function parseFile(value: unknown, fallback: Kind): Attached | null {
  const text = parseText(value);
  const wire = text && !text.startsWith('{') ? { url: text } : parseRecord(value);
  const kind = KIND_OF_TYPE[parseNumber(field(wire, 'type')) ?? 0] ?? fallback;
  const isPicture = kind === 'picture';
  const address = isPicture
    ? field(wire, 'url', 'imageUrl', 'picUrl')
    : field(wire, 'url', 'videoUrl', 'audioUrl');
  const url = isPicture ? filterImageLink(address) : filterMediaLink(address);
  if (url === '') return null;
  return {
    kind,
    url,
    width: parseCount(field(wire, 'width')),
    height: parseCount(field(wire, 'height')),
    durationS: parseSeconds(field(wire, 'duration', 'playTime')),
    poster: isPicture ? '' : filterImageLink(field(wire, 'imageUrl', 'poster', 'coverUrl')),
    caption: parseText(field(wire, 'summary', 'caption', 'title')),
  };
}

function unique(files: readonly Attached[]): readonly Attached[] {
  const seen = new Set<string>();
  return files.filter(({ url }) => !seen.has(url) && seen.add(url));
}
