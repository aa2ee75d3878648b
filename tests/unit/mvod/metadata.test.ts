import { describe, expect, it } from 'vitest';
import type { ShortVideo, VideoShareInfo } from '../../../src/model/mvod/normaliseMvod.ts';
import { createShortVideoFacts } from '../../../src/model/mvod/shortVideoFacts.ts';
import { createVideoMetadata } from '../../../src/model/mvod/videoMetadata.ts';
import { videoOf } from './videos.ts';

const describeIt = (video: Partial<ShortVideo> = {}, share: VideoShareInfo | null = null) => {
  const metadata = createVideoMetadata(videoOf(video), {
    share,
    canonical: 'https://news.test/mvodShare/7001.html',
    siteName: '吉川日报',
    siteImage: 'https://media.test/site.png',
    lang: 'zh-CN',
  });
  return {
    ...metadata,
    cards: Object.fromEntries(metadata.cards),
    ld: JSON.parse(metadata.jsonLd),
  };
};

describe('the metadata of a short video', () => {
  it('describes the video', () => {
    const { title, cards, ld } = describeIt();
    expect(title).toBe('海边的灯塔');
    expect(cards).toMatchObject({
      'og:type': 'video.other',
      'og:title': '海边的灯塔',
      'og:description': '傍晚六点，灯亮了。',
      'og:image': 'https://media.test/tall-1.jpg',
      'og:video': 'https://media.test/tall-1.mp4',
      'og:video:width': '360',
      'og:url': 'https://news.test/mvodShare/7001.html',
      'og:locale': 'zh_CN',
    });
    expect(ld).toMatchObject({
      '@type': 'VideoObject',
      name: '海边的灯塔',
      thumbnailUrl: ['https://media.test/tall-1.jpg'],
      uploadDate: '2026-11-19T20:00:00+08:00',
      duration: 'PT6S',
      contentUrl: 'https://media.test/tall-1.mp4',
      author: { name: '许闻' },
    });
  });

  it('uses the share texts of the editors', () => {
    const share = { title: '灯亮了', description: '看海', image: 'https://media.test/s.jpg' };
    expect(describeIt({}, share).cards).toMatchObject({
      'og:title': '灯亮了',
      'og:description': '看海',
      'og:image': 'https://media.test/s.jpg',
    });
  });

  it('omits missing values', () => {
    const { cards, ld } = describeIt({ url: '', cover: '', publishedAt: null, durationS: 0 });
    expect(cards).not.toHaveProperty('og:video');
    expect(cards['og:image']).toBe('https://media.test/site.png');
    expect(ld).not.toHaveProperty('contentUrl');
    expect(ld).not.toHaveProperty('uploadDate');
  });

  it('contains no encrypted address', () =>
    expect(describeIt({ url: 'bZ3kQ0nRrX8=' }).ld).not.toHaveProperty('contentUrl'));

  it.each(['</script><script>alert(1)</script>', '<!--<script>', 'a\u2028b'])(
    'escapes %j in its script element',
    (text) => {
      const video = videoOf({ title: text, description: text, author: text });
      expect(describeIt(video).jsonLd).not.toMatch(/[<\u2028]/);
    },
  );
});

it('the player loops a short video', () =>
  expect(createShortVideoFacts(videoOf({}))).toMatchObject({
    kind: 'video',
    vertical: true,
    loop: true,
  }));
