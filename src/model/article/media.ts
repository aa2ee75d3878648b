import { filterLink } from '../link.ts';
import * as read from '../read.ts';
import { field, parseEach, parseList, parseRecord, type Wire } from '../wire.ts';
import type { ArticleKind, Attachment, AudioItem, VideoItem } from './articleTypes.ts';

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
