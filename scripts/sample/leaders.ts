import type { SampleLeader } from './types.ts';

const PROVINCE = 1;
const TOWNS = 2;

/** Regions of leaders, which are their categories, too; by the ids of the wire. */
export const LEADER_REGIONS: readonly { readonly id: number; readonly name: string }[] = [
  { id: 1, name: '省级' },
  { id: 2, name: '市州' },
  { id: 3, name: '县区' },
];

/** The column of the reports about a leader has the leader's id and this. */
const REPORTS = 3_000;
const NO_REPORTS = true;

const createLeader = (
  id: number,
  region: number,
  duty: string,
  name: string,
  description: string,
  hasNoReports = false,
): SampleLeader => ({
  id,
  name,
  duty,
  description,
  group: region === 1 ? PROVINCE : TOWNS,
  region,
  column: hasNoReports ? 0 : REPORTS + id,
});

/** Invented leaders of the province and its towns. */
export const LEADERS: readonly SampleLeader[] = [
  createLeader(301, 1, '省长', '郁成岳', '主持省政府全面工作，联系冬春水利建设。'),
  createLeader(302, 1, '副省长', '秦砚平', '负责农业农村、水利、林业工作。'),
  createLeader(303, 1, '副省长', '罗望舒', '负责教育、科技、文化、卫生健康工作。'),
  createLeader(304, 1, '副省长', '邵鸿渐', '负责交通、住房建设、自然资源工作。'),
  createLeader(305, 1, '省政府秘书长', '简一宁', '负责省政府办公厅日常工作。', NO_REPORTS),
  createLeader(306, 2, '临漪市市长', '许临川', '主持临漪市政府全面工作。'),
  createLeader(307, 2, '望潮市市长', '闻海潮', '主持望潮市政府全面工作，联系港口。'),
  createLeader(308, 2, '穗安市市长', '谷满仓', '主持穗安市政府全面工作。'),
  createLeader(309, 2, '雪麓州州长', '多吉旺堆', '主持雪麓州政府全面工作，联系暗夜保护区。'),
  createLeader(310, 2, '冶坪市市长', '冶文山', '主持冶坪市政府全面工作，联系矿坑修复。'),
  createLeader(311, 2, '砚溪市市长', '墨清和', '主持砚溪市政府全面工作。'),
  createLeader(312, 3, '雁回县县长', '石榴红', '主持雁回县政府全面工作。', NO_REPORTS),
];

export const findLeader = (id: number): SampleLeader | undefined =>
  LEADERS.find((leader) => leader.id === id);
