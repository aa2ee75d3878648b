import { shiftFutureDates } from './shiftDates.ts';
import type { SampleProduct } from './types.ts';

/** Products of the points shop. */
export const PRODUCTS: readonly SampleProduct[] = shiftFutureDates([
  {
    id: 1,
    name: '影像霁川明信片（一套十二张）',
    pictures: ['terraces-1', 'harbor-1', 'night-1'],
    points: 300,
    price: 0,
    stock: 184,
    from: '2026-11-01 00:00',
    until: '2026-12-31 23:59',
    content:
      '<p>十二张，一张一个月份，背面印着拍摄的时间和地点。</p><p>兑换后到报社门口的读者窗口领取，也可以在附言里留下地址，由我们寄出。</p>',
  },
  {
    id: 2,
    name: '听报收音机',
    pictures: ['lantern-0'],
    points: 2600,
    price: 4900,
    stock: 12,
    from: '2026-11-10 09:00',
    until: '2026-11-30 18:00',
    content: '<p>只有一个旋钮：开，就听今天的报纸；关，就关了。</p>',
  },
  {
    id: 3,
    name: '2027 年节气台历',
    pictures: ['fields-2', 'snow-0'],
    points: 480,
    price: 0,
    stock: 0,
    from: '2026-11-15 00:00',
    until: '2027-01-31 23:59',
    content:
      '<p>二十四页，一页一个节气，留了记小事的空白。</p><p><strong>已换完，下一批十二月到。</strong></p>',
  },
  {
    id: 4,
    name: '白鹭渡渡船票（往返）',
    pictures: ['river-4'],
    points: 120,
    price: 200,
    stock: 500,
    from: '2026-09-01 00:00',
    until: '2026-10-31 23:59',
    content: '<p>趁渡船还在。</p>',
  },
  {
    id: 5,
    name: '旧网织成的书包',
    pictures: ['harbor-3', 'harbor-2'],
    points: 1500,
    price: 2900,
    stock: 66,
    from: '2026-12-01 09:00',
    until: '2026-12-31 18:00',
    content:
      '<p>望潮渔民从海里带回的旧渔网，清洗、拉丝、织布，缝成书包。</p><p><img src="javascript:alert(1)" onerror="alert(1)">内侧的小标签写着打捞它的船的编号。</p>',
  },
]);
