import { parseHtml } from '../../../src/body/parse.node.ts';
import { serialise } from '../../../src/body/serialise.ts';
import type {
  Body,
  BodyContext,
  BodyInput,
  BodyOptions,
  Transform,
} from '../../../src/body/types.ts';
import type {
  ArticleImage,
  AudioItem,
  VideoItem,
} from '../../../src/model/article/articleTypes.ts';

export const OPTIONS: BodyOptions = {
  original: false,
  preview: false,
  imageSuffixPath: '',
  replaceNbsp: false,
  audioTitleType: 1,
  audioTitle: '',
};

export const input = (content: string, rest: Partial<BodyInput> = {}): BodyInput => ({
  kind: 'news',
  title: 'The harbour opens',
  content,
  pictures: [],
  videos: [],
  audios: [],
  ...rest,
});

export const picture = (rest: Partial<ArticleImage> = {}): ArticleImage => ({
  ref: '<!--IMAGEARRAY#0-->',
  url: 'https://img.example.test/a.jpg',
  caption: '',
  width: 800,
  height: 600,
  ...rest,
});

export const video = (rest: Partial<VideoItem> = {}): VideoItem => ({
  ref: '<!--VIDEOARRAY#0-->',
  url: 'https://media.example.test/a.mp4',
  poster: '',
  description: '',
  durationS: 0,
  vertical: false,
  selfMedia: false,
  ...rest,
});

export const audio = (rest: Partial<AudioItem> = {}): AudioItem => ({
  ref: '<!--AUDIOARRAY#0-->',
  url: 'https://media.example.test/a.mp3',
  title: '',
  titleType: 0,
  audioTitle: '',
  description: '',
  durationS: 0,
  selfMedia: false,
  ...rest,
});

export const context = (rest: Partial<BodyContext> = {}): BodyContext => ({
  input: input(''),
  options: OPTIONS,
  exempt: false,
  leaveOut: () => [],
  parse: parseHtml,
  ...rest,
});

/** Applies one transform, from HTML to HTML; other nodes are left out. */
export const apply = (transform: Transform, html: string, rest: Partial<BodyContext> = {}) =>
  serialise(transform(parseHtml(html), context(rest)));

/** The segments as text: HTML unchanged, media as `[video <address>]`. */
export const outline = (body: Body): string =>
  body.segments
    .map((segment) => {
      if (segment.kind === 'html') return segment.html;
      const medium = segment.kind === 'video' ? segment.video : segment.audio;
      return `[${segment.kind} ${medium.url}]`;
    })
    .join('');
