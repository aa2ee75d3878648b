import type { ShortVideo } from '../../../src/model/mvod/normaliseMvod.ts';

/** A short video for tests. */
export const videoOf = (video: Partial<ShortVideo>): ShortVideo => ({
  id: '7001',
  title: '海边的灯塔',
  description: '傍晚六点，灯亮了。',
  url: 'https://media.test/tall-1.mp4',
  cover: 'https://media.test/tall-1.jpg',
  durationS: 6,
  vertical: true,
  width: 360,
  height: 640,
  author: '许闻',
  authorIcon: '',
  publishedAt: Date.parse('2026-11-19T20:00:00+08:00'),
  categoryId: '1',
  counts: { clicks: 12, praises: 3, comments: 0, shares: 1 },
  ...video,
});
