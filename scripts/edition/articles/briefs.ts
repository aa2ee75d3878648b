import type { EditionArticle } from '../types.ts';

/** Short news. */
export const BRIEFS: readonly EditionArticle[] = [
  {
    id: 361,
    column: 12,
    alsoIn: [131],
    at: '2026-11-20 17:40',
    title: '临漪今晚有小到中雨，早高峰前路面转干',
    source: '霁川日报',
    tags: ['气象'],
    body: [
      '省气象台 20 日 17 时发布消息：受高空槽东移影响，临漪城区今晚 20 时至明晨 5 时有小到中雨，过程雨量 8 至 15 毫米，西部山区局部可达 20 毫米。',
      '气象台提示，雨在早高峰前停止，但霁江大桥、北环高架等路段桥面易湿滑，驾车请控制车速。22 日起天气转晴，最低气温降至 4 摄氏度。',
    ],
  },
];
