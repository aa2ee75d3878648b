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

const createAccount = (
  id: number,
  category: number,
  name: string,
  description: string,
  followers: number,
  more: Partial<SampleAccount> = {},
): SampleAccount => ({ id, name, description, followers, category, ...more });

export const ACCOUNTS: readonly SampleAccount[] = [
  createAccount(201, 21, '穗安农技站', '什么时候下种，什么时候开镰。', 12_480, {
    banner: 'terraces-2',
    takesQuestions: true,
  }),
  createAccount(202, 22, '望潮港务', '船期、潮位与码头上的人。', 8_615, { banner: 'harbor-0' }),
  createAccount(203, 4, '山前书店', '临漪老街上的一间旧书店。', 3_904),
  createAccount(204, 3, '霁川天文台', '今夜看什么。', 21_077, {
    banner: 'night-0',
    takesQuestions: true,
  }),
  createAccount(205, 11, '霁川水利', '水位、闸门与渠。', 4_316),
  createAccount(206, 11, '霁川疾控', '打什么针，防什么病。', 9_902),
  createAccount(207, 11, '霁川教育', '开学、放假与考试。', 15_240),
  createAccount(208, 11, '霁川气象', '明天带不带伞。', 33_118),
  createAccount(209, 12, '临漪发布', '省会的通告。', 18_554),
  createAccount(210, 12, '望潮发布', '港城的通告。', 11_003),
  createAccount(211, 12, '雪麓发布', '双语发布。', 6_470),
  createAccount(212, 12, '冶坪发布', '矿城的通告。', 3_288),
  createAccount(213, 21, '石榴坪果园', '开花、疏果、采摘。', 2_019),
  createAccount(214, 21, '雁回粮站', '粮价与仓里的事。', 1_733),
  createAccount(215, 21, '扎西塘牧人', '草场、转场与牦牛。', 5_127),
  createAccount(216, 22, '鸥岛守塔人', '灯还亮着。', 7_345),
  createAccount(217, 22, '霁江渡口', '渡船的班次。', 1_406),
  createAccount(218, 22, '望潮渔家', '开渔、休渔与海鲜。', 4_988),
  createAccount(219, 3, '省图书馆', '新到的书，旧书的故事。', 8_210),
  createAccount(220, 3, '方志馆', '这条街原来叫什么。', 2_657),
  createAccount(221, 3, '省水生所', '听鱼说话的人。', 3_141),
  createAccount(222, 4, '磨石巷厨房', '三餐四季。', 10_865),
  createAccount(223, 4, '霁川跑团', '周三夜跑，周日长跑。', 6_702),
  createAccount(224, 4, '老城修理铺', '能修就不扔。', 5_559),
];

/** Accounts that are in no list: disabled ones (290–292), and one without icon and description. */
const UNLISTED: readonly SampleAccount[] = [
  createAccount(290, 0, '已注销的号', '', 0, { status: 1 }),
  createAccount(291, 0, '被封禁的号', '', 0, { status: 4 }),
  createAccount(292, 0, '被停用的号', '', 0, { forbidden: true }),
  createAccount(293, 0, '还没开张', '', 0, { faceless: true }),
];

export const findAccount = (id: number): SampleAccount | undefined =>
  ACCOUNTS.find((account) => account.id === id) ?? UNLISTED.find((account) => account.id === id);

/** Accounts without influence, which have no rank. */
const UNRANKED: ReadonlySet<number> = new Set([214, 220]);

/** Accounts with the same influence as another one. */
const TIED: ReadonlyMap<number, number> = new Map([[218, 216]]);

const SPREAD = 9973;
const WEEKS_A_MONTH = 4;
const MONTHS = [2, 3];

/** Decides the initial influence of an account, without readers' votes, by `type` of the rank. */
export function decideInfluence(id: number, type: number): number {
  if (UNRANKED.has(id)) return 0;
  const seed = TIED.get(id) ?? id;
  const week = 120 + ((seed * 7919 + type * 4241) % SPREAD);
  return MONTHS.includes(type) ? week * WEEKS_A_MONTH : week;
}
