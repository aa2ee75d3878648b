import type { SampleAccount, SampleAccountCategory } from './types.ts';

export const ACCOUNT_CATEGORIES: readonly SampleAccountCategory[] = [
  { id: 1, parent: 0, name: '政务' },
  { id: 11, parent: 1, name: '省直' },
  { id: 12, parent: 1, name: '市州' },
  { id: 2, parent: 0, name: '乡土' },
  { id: 21, parent: 2, name: '农事' },
  { id: 22, parent: 2, name: '江海' },
  { id: 3, parent: 0, name: '知识' },
  { id: 4, parent: 0, name: '生活' },
];

export const ACCOUNTS: readonly SampleAccount[] = [
  {
    id: 201,
    name: '穗安农技站',
    description: '什么时候下种，什么时候开镰。',
    followers: 12_480,
    category: 21,
    banner: 'terraces-2',
    takesQuestions: true,
  },
  {
    id: 202,
    name: '望潮港务',
    description: '船期、潮位与码头上的人。',
    followers: 8_615,
    category: 22,
    banner: 'harbor-0',
  },
  {
    id: 203,
    name: '山前书店',
    description: '临漪老街上的一间旧书店。',
    followers: 3_904,
    category: 4,
  },
  {
    id: 204,
    name: '霁川天文台',
    description: '今夜看什么。',
    followers: 21_077,
    category: 3,
    banner: 'night-0',
    takesQuestions: true,
  },
  { id: 205, name: '霁川水利', description: '水位、闸门与渠。', followers: 4_316, category: 11 },
  {
    id: 206,
    name: '霁川疾控',
    description: '打什么针，防什么病。',
    followers: 9_902,
    category: 11,
  },
  { id: 207, name: '霁川教育', description: '开学、放假与考试。', followers: 15_240, category: 11 },
  { id: 208, name: '霁川气象', description: '明天带不带伞。', followers: 33_118, category: 11 },
  { id: 209, name: '临漪发布', description: '省会的通告。', followers: 18_554, category: 12 },
  { id: 210, name: '望潮发布', description: '港城的通告。', followers: 11_003, category: 12 },
  { id: 211, name: '雪麓发布', description: '双语发布。', followers: 6_470, category: 12 },
  { id: 212, name: '冶坪发布', description: '矿城的通告。', followers: 3_288, category: 12 },
  {
    id: 213,
    name: '石榴坪果园',
    description: '开花、疏果、采摘。',
    followers: 2_019,
    category: 21,
  },
  { id: 214, name: '雁回粮站', description: '粮价与仓里的事。', followers: 1_733, category: 21 },
  {
    id: 215,
    name: '扎西塘牧人',
    description: '草场、转场与牦牛。',
    followers: 5_127,
    category: 21,
  },
  { id: 216, name: '鸥岛守塔人', description: '灯还亮着。', followers: 7_345, category: 22 },
  { id: 217, name: '霁江渡口', description: '渡船的班次。', followers: 1_406, category: 22 },
  { id: 218, name: '望潮渔家', description: '开渔、休渔与海鲜。', followers: 4_988, category: 22 },
  {
    id: 219,
    name: '省图书馆',
    description: '新到的书，旧书的故事。',
    followers: 8_210,
    category: 3,
  },
  { id: 220, name: '方志馆', description: '这条街原来叫什么。', followers: 2_657, category: 3 },
  { id: 221, name: '省水生所', description: '听鱼说话的人。', followers: 3_141, category: 3 },
  { id: 222, name: '磨石巷厨房', description: '三餐四季。', followers: 10_865, category: 4 },
  { id: 223, name: '霁川跑团', description: '周三夜跑，周日长跑。', followers: 6_702, category: 4 },
  { id: 224, name: '老城修理铺', description: '能修就不扔。', followers: 5_559, category: 4 },
];

/** Accounts that are in no list: disabled ones (290–292), and one without icon and description. */
const UNLISTED: readonly SampleAccount[] = [
  { id: 290, name: '已注销的号', description: '', followers: 0, category: 0, status: 1 },
  { id: 291, name: '被封禁的号', description: '', followers: 0, category: 0, status: 4 },
  { id: 292, name: '被停用的号', description: '', followers: 0, category: 0, forbidden: true },
  { id: 293, name: '还没开张', description: '', followers: 0, category: 0, faceless: true },
];

export const findAccount = (id: number): SampleAccount | undefined =>
  ACCOUNTS.find((account) => account.id === id) ?? UNLISTED.find((account) => account.id === id);
