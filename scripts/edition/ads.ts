import type { EditionAd } from './types.ts';

/** Ads are the newspaper's own: nobody's goods are sold here. */
export const ADS: readonly EditionAd[] = [
  {
    id: 701,
    place: 'top',
    columns: [12, 14],
    title: '2027 年报刊征订开始',
    picture: 'notice-1-banner',
    link: 'https://shop.example.test/subscribe',
    closable: true,
  },
  {
    id: 702,
    place: 'bottom',
    columns: [12, 16],
    title: '霁川图书节：周末到老街换一本书',
    picture: 'notice-2-banner',
    link: 'https://shop.example.test/books',
    closable: true,
  },
  {
    id: 703,
    place: 'bottom',
    columns: [15],
    title: '小记者训练营报名',
    picture: 'notice-3-banner',
    link: 'https://shop.example.test/young',
    fixed: true,
    closable: false,
  },
  {
    id: 704,
    place: 'video',
    columns: [20],
    title: '听报：把今天的新闻念给你听',
    picture: 'notice-4-banner',
    link: 'https://shop.example.test/listen',
    closable: true,
  },
  {
    id: 705,
    place: 'list',
    columns: [12, 13, 16],
    title: '影像霁川明信片',
    picture: 'notice-5-banner',
    link: 'https://shop.example.test/cards',
  },
  {
    id: 706,
    place: 'column',
    columns: [12, 13],
    title: '老报纸数字馆开放',
    picture: 'notice-6-banner',
    link: 'https://shop.example.test/archive',
    closable: true,
  },
];
