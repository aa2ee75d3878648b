import type { SampleAd } from './types.ts';

/** Creates an ad that leads to a page of the newspaper's shop. */
const createAd = (
  id: number,
  slot: SampleAd['slot'],
  columns: readonly number[],
  title: string,
  picture: string,
  page: string,
  more: Partial<SampleAd> = {},
): SampleAd => ({
  id,
  slot,
  columns,
  title,
  picture,
  link: `https://shop.example.test/${page}`,
  ...more,
});

/** Ads of the invented newspaper itself. */
export const ADS: readonly SampleAd[] = [
  createAd(701, 'top', [12, 14], '2027 年报刊征订开始', 'notice-1-banner', 'subscribe', {
    closable: true,
  }),
  createAd(702, 'bottom', [12, 16], '霁川图书节：周末到老街换一本书', 'notice-2-banner', 'books', {
    closable: true,
  }),
  createAd(703, 'bottom', [15], '小记者训练营报名', 'notice-3-banner', 'young', {
    fixed: true,
    closable: false,
  }),
  createAd(704, 'video', [20], '听报：把今天的新闻念给你听', 'notice-4-banner', 'listen', {
    closable: true,
  }),
  createAd(
    707,
    'photos',
    [19],
    '影像霁川年度展：在老粮站，到月底',
    'notice-1-banner',
    'exhibition',
    { fixed: true, closable: false },
  ),
  createAd(705, 'list', [12, 13, 16], '影像霁川明信片', 'notice-5-banner', 'cards'),
  createAd(706, 'column', [12, 13], '老报纸数字馆开放', 'notice-6-banner', 'archive', {
    closable: true,
  }),
  createAd(
    708,
    'list',
    [12, 14, 28],
    '霁川日报读者节：带一张旧报纸来',
    'notice-2-banner',
    'readers',
    { order: 9 },
  ),
  createAd(709, 'list', [12, 17], '听报：把今天的新闻念给你听', 'notice-4-banner', 'listen', {
    order: 15,
  }),
  createAd(710, 'list', [15, 24], '小记者训练营第九期报名', 'notice-3-banner', 'young', {
    order: 1,
  }),
  createAd(711, 'column', [16, 17], '2027 年节气台历', 'notice-5-banner', 'almanac', {
    closable: true,
  }),
  createAd(712, 'column', [15], '科学周：实验室开放日', 'notice-1-banner', 'open-day', {
    fixed: true,
    closable: false,
  }),
  createAd(713, 'event', [], '霁川图书节：周末到老街换一本书', 'notice-2-banner', 'books', {
    activities: [6004],
    closable: true,
  }),
];
