import { filterImageLink, filterLink, filterMediaLink } from '../link.ts';
import { parseSeconds } from '../media/mediaNumbers.ts';
import { parseLine } from '../text.ts';
import {
  field,
  parseEach,
  parseFlag,
  parseList,
  parseNumber,
  parseRecord,
  parseText,
  type Wire,
} from '../wire.ts';
import type { ArticleKind, Attachment, AudioItem, VideoItem } from './articleTypes.ts';

/**
 * Returns the videos in the order of their markers (wire 7.7), else those of
 * `widgets`, else the one in the fields of a video article itself. Older servers list audio
 * among them: an address that ends in .mp3, which the body pipeline recognises.
 */
export function parseVideos(wire: Wire, kind: ArticleKind): readonly VideoItem[] {
  const marked = parseGroups(field(wire, 'videos'), 'videoarray').map(parseVideo);
  if (marked.length > 0) return marked;
  const loose = parseList(parseRecord(field(wire, 'widgets')).video).map(parseVideo);
  if (loose.length > 0 || kind !== 'video') return loose;
  // The article's own `url` is the address of its page.
  const url = parseText(field(wire, 'videoUrl'));
  return url === '' ? [] : [{ ...parseVideo(wire, 0), url, ref: '', description: '' }];
}

function parseVideo(value: unknown, index: number): VideoItem {
  const wire = parseRecord(value);
  const captions = filterMediaLink(field(wire, 'captionUrl'));
  return {
    ref: parseText(field(wire, 'ref')) || `<!--VIDEOARRAY#${index}-->`,
    url: parseText(field(wire, 'videoUrl', 'url')),
    poster: filterImageLink(field(wire, 'imageUrl', 'poster')),
    description: parseLine(field(wire, 'description', 'attAbstract')),
    durationS: parseSeconds(field(wire, 'duration')),
    // 0 is horizontal, anything else vertical (product 3.2); horizontal when absent.
    vertical: (parseNumber(field(wire, 'videoDirection')) ?? 0) !== 0,
    selfMedia: parseFlag(field(wire, 'isWeMedia')),
    ...(captions && { captions }),
  };
}

/** Returns the audio items in the order of their markers. */
export function parseAudios(wire: Wire): readonly AudioItem[] {
  return parseGroups(field(wire, 'audios'), 'audioarray').map((value, index) => {
    const audio = parseRecord(value);
    return {
      ref: parseText(field(audio, 'ref')) || `<!--AUDIOARRAY#${index}-->`,
      url: filterMediaLink(field(audio, 'audioUrl', 'url')),
      title: parseLine(field(audio, 'title')),
      titleType: parseNumber(field(audio, 'audioTitleType')) ?? 0,
      audioTitle: parseLine(field(audio, 'audioTitle')),
      description: parseLine(field(audio, 'description', 'attAbstract')),
      durationS: parseSeconds(field(audio, 'duration')),
      selfMedia: parseFlag(field(audio, 'isWeMedia')),
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
  const files = parseList(parseRecord(field(wire, 'widgets')).file);
  return parseEach(files.length > 0 ? files : field(wire, 'attachment'), parseAttachment);
}

function parseAttachment(value: unknown): Attachment | null {
  const file = parseRecord(value);
  const url = filterLink(typeof value === 'string' ? value : field(file, 'attUrl', 'url'));
  if (url === '') return null;
  const name = parseLine(field(file, 'attContent', 'attName', 'name', 'title'));
  return { ref: parseText(field(file, 'ref')), url, name: name || fileName(url) };
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
