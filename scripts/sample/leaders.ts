import type { SampleLeader } from './types.ts';

const PROVINCE = 1;
const TOWNS = 2;

/** Regions of leaders, which are their categories, too; by the ids of the wire. */
export const LEADER_REGIONS: readonly { readonly id: number; readonly name: string }[] = [
  { id: 1, name: '省级' },
  { id: 2, name: '市州' },
  { id: 3, name: '县区' },
];

/** Invented leaders of the province and its towns. */
export const LEADERS: readonly SampleLeader[] = [
  {
    id: 301,
    name: '郁成岳',
    duty: '省长',
    description: '主持省政府全面工作，联系冬春水利建设。',
    group: PROVINCE,
    region: 1,
    column: 3301,
  },
  {
    id: 302,
    name: '秦砚平',
    duty: '副省长',
    description: '负责农业农村、水利、林业工作。',
    group: PROVINCE,
    region: 1,
    column: 3302,
  },
  {
    id: 303,
    name: '罗望舒',
    duty: '副省长',
    description: '负责教育、科技、文化、卫生健康工作。',
    group: PROVINCE,
    region: 1,
    column: 3303,
  },
  {
    id: 304,
    name: '邵鸿渐',
    duty: '副省长',
    description: '负责交通、住房建设、自然资源工作。',
    group: PROVINCE,
    region: 1,
    column: 3304,
  },
  {
    id: 305,
    name: '简一宁',
    duty: '省政府秘书长',
    description: '负责省政府办公厅日常工作。',
    group: PROVINCE,
    region: 1,
    column: 0,
  },
  {
    id: 306,
    name: '许临川',
    duty: '临漪市市长',
    description: '主持临漪市政府全面工作。',
    group: TOWNS,
    region: 2,
    column: 3306,
  },
  {
    id: 307,
    name: '闻海潮',
    duty: '望潮市市长',
    description: '主持望潮市政府全面工作，联系港口。',
    group: TOWNS,
    region: 2,
    column: 3307,
  },
  {
    id: 308,
    name: '谷满仓',
    duty: '穗安市市长',
    description: '主持穗安市政府全面工作。',
    group: TOWNS,
    region: 2,
    column: 3308,
  },
  {
    id: 309,
    name: '多吉旺堆',
    duty: '雪麓州州长',
    description: '主持雪麓州政府全面工作，联系暗夜保护区。',
    group: TOWNS,
    region: 2,
    column: 3309,
  },
  {
    id: 310,
    name: '冶文山',
    duty: '冶坪市市长',
    description: '主持冶坪市政府全面工作，联系矿坑修复。',
    group: TOWNS,
    region: 2,
    column: 3310,
  },
  {
    id: 311,
    name: '墨清和',
    duty: '砚溪市市长',
    description: '主持砚溪市政府全面工作。',
    group: TOWNS,
    region: 2,
    column: 3311,
  },
  {
    id: 312,
    name: '石榴红',
    duty: '雁回县县长',
    description: '主持雁回县政府全面工作。',
    group: TOWNS,
    region: 3,
    column: 0,
  },
];

export const findLeader = (id: number): SampleLeader | undefined =>
  LEADERS.find((leader) => leader.id === id);
