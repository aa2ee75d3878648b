import type { Random } from '../images/random.ts';

/** Texts of a section: headlines with `{place}` and `{n}`, and first sentences. */
export interface Subject {
  readonly headlines: readonly string[];
  readonly openings: readonly string[];
  /** Scenes of its images. */
  readonly scenes: readonly string[];
}

export const PLACES = [
  '临漪',
  '望潮',
  '穗安',
  '雪麓',
  '雁回',
  '砚溪',
  '云阶',
  '冶坪',
  '白鹭渡',
  '石榴坪',
  '青石桥',
  '漱玉河',
] as const;

export const WRITERS = [
  '沈知遥',
  '陆砚秋',
  '何一舟',
  '顾青禾',
  '苏合',
  '许闻',
  '丁一禾',
  '施墨',
  '纪南枝',
  '方听雨',
] as const;

const TOWN: Subject = {
  headlines: [
    '{place}{n}个老小区今冬用上集中供暖',
    '{place}公交{n}路改走新桥，早班提前二十分钟',
    '家门口的修鞋摊，在{place}又摆了{n}年',
    '{place}夜市立下规矩：十点收摊，地要扫净',
    '一盏路灯报修之后，{place}查了整条街',
    '{place}把闲置锅炉房改成了社区食堂',
    '{place}菜市场公示{n}项收费',
    '{place}旧楼加装电梯，{n}户商量了三个月',
  ],
  openings: [
    '傍晚六点，楼道里的灯一层一层亮起来。',
    '修好的路面还留着新沥青的气味，第一班车已经开过去了。',
    '居民议事会开了四次，最后一次只用了半个钟头。',
  ],
  scenes: ['city', 'night', 'bridge'],
};

const NEWS: Subject = {
  headlines: [
    '{place}今冬明春水利工程开工{n}处',
    '环江公路{place}段改建通车，行车缩短{n}分钟',
    '全省秋粮收购过半，{place}粮站日收{n}吨',
    '{place}首批{n}名乡村教师上岗',
    '{place}通报{n}件民生实事办理进展',
    '霁江水位平稳，{place}船闸加开夜班',
    '{place}新建供水管网{n}公里，月底通水',
    '{place}立法保护古渡口',
  ],
  openings: [
    '记者昨日从省有关部门获悉，这项工作已按计划完成过半。',
    '清早的雾还没有散，人已经到齐了。',
    '从年初到现在，工地上的灯几乎没有熄过。',
  ],
  scenes: ['river', 'rail', 'mountains', 'bridge'],
};

const ECONOMY: Subject = {
  headlines: [
    '{place}小厂里的大订单：{n}道工序一道不省',
    '{place}柑橘上市，产地价每斤比去年高{n}分',
    '港口十月吞吐量回升，{place}添了{n}个泊位',
    '{place}陶土出窑，手作订单排到明年',
    '{place}合作社分红，{n}户领到第一笔钱',
    '一本账看懂{place}冷库为什么亏了{n}个月又赚了',
    '{place}试点信用贷，{n}分钟到账',
  ],
  openings: [
    '账本摊开在桌上，一页记收成，一页记用工。',
    '车间里没有新机器，只多了一面写着尺寸的黑板。',
    '价钱是早上五点定下来的，那时天还没有亮。',
  ],
  scenes: ['harbor', 'fields', 'terraces', 'chart'],
};

const SCIENCE: Subject = {
  headlines: [
    '{place}观测站记下候鸟过境{n}天',
    '一台旧望远镜，陪{place}中学走了{n}年',
    '{place}用声音数鱼：{n}个听点连成一张网',
    '冬季大雾怎么报，{place}气象台多看了{n}层',
    '{place}师生测量祠堂，{n}张图纸存进档案',
    '课后服务添了木工课，{place}{n}所学校报名',
  ],
  openings: [
    '数据是夜里传回来的，值班的人先看了一眼窗外。',
    '仪器不新，记录却一天没有断过。',
    '孩子们先学会的不是公式，而是把尺子放平。',
  ],
  scenes: ['night', 'forest', 'mountains'],
};

const CULTURE: Subject = {
  headlines: [
    '{place}老戏台重开锣，{n}出折子连唱三天',
    '一册河流考，写了{n}年',
    '{place}木版年画有了第{n}代传人',
    '旧书店里的{n}封信',
    '{place}的桥，名字里都有水',
    '灯下读{place}：石阶、渡船与{n}口井',
    '他把{place}的方言录进了{n}盘磁带',
  ],
  openings: [
    '老人说起那一年，总要先说雨。',
    '从公路上看不见它，要走一段下坡的石阶。',
    '书页里夹着一片银杏，叶脉还清清楚楚。',
  ],
  scenes: ['sunset', 'river', 'forest', 'city'],
};

const SPORT: Subject = {
  headlines: [
    '{place}半程马拉松下月开跑，{n}人报名',
    '龙舟换桨上岸：{place}队冬训第{n}天',
    '县际篮球联赛：{place}队{n}分险胜',
    '{place}少年围棋赛，最小的棋手才六岁',
    '{place}把废弃料场改成了足球场',
    '冰面开放首日，{place}来了{n}个滑冰的人',
  ],
  openings: [
    '终场哨响的时候，看台上的人还没有坐下。',
    '训练从早上六点开始，第一件事是扫掉跑道上的霜。',
    '教练说，赢球之前先学会收拾场地。',
  ],
  scenes: ['mountains', 'river', 'city'],
};

/** By the name of a section. */
const SUBJECTS: Readonly<Record<string, Subject>> = {
  要闻: NEWS,
  综合: NEWS,
  经济: ECONOMY,
  民生: TOWN,
  科教: SCIENCE,
  文化: CULTURE,
  体育: SPORT,
  副刊: CULTURE,
  头版: NEWS,
  城事: TOWN,
  生活: TOWN,
  夜读: CULTURE,
};

export const findSubject = (section: string): Subject => SUBJECTS[section] ?? NEWS;

const MIDDLES = [
  '水位每涨一尺，守堤的人就多走一趟，沿线的木桩上留着不同年份的刻痕。',
  '年轻人把数据接进了手机，却仍旧每天到现场看一眼，说屏幕上看不出风向。',
  '商量了三个晚上，大家决定把最平整的一块地留给晒场，而不是停车场。',
  '按照规程，每一件旧料都要编号，能用的归位，不能用的留下照片和尺寸。',
  '这笔钱不多，分到每一户只有几百元，可是账目贴在墙上，谁都看得见。',
  '图纸改了四遍，最后一遍只改了一道檐口。',
  '施工避开了候鸟停留的时节，最响的几道工序挪到了十二月以后。',
  '有人算过，省下来的时间，一年差不多是九个整天。',
  '办事的窗口从十二个减到三个，排队的人反而少了。',
  '试行的第一个月收到四十条意见，其中一半写的是同一件事。',
] as const;

const ENDINGS = [
  '傍晚收工的时候，江面上正好有一条船过去。',
  '他说，做完这一季，再看下一季。',
  '来年春天，这里会再种一排柳树。',
  '剩下的事情，交给时间去检验。',
  '灯亮了，路也就短了。',
  '记者离开时，门口的台秤还在一声一声地响。',
] as const;

const PARAGRAPHS = [2, 5] as const;

/**
 * Returns a headline.
 * @param turn index of the article on its page, so that neighbours differ
 */
export function writeHeadline({ headlines }: Subject, turn: number, random: Random): string {
  return (headlines[turn % headlines.length] ?? '')
    .replace('{place}', PLACES[(turn * 5) % PLACES.length] ?? '')
    .replace('{n}', String(random.int(3, 96)));
}

/** The line under a headline. */
const SUBTITLES = [
  '——来自一线的记录',
  '——记者走访手记',
  '——写在今冬第一场霜之后',
  '——一本账背后的人',
  '——他们把这件事做了很久',
] as const;

export const writeSubtitle = (random: Random): string => random.pick(SUBTITLES);

/** Returns two to five paragraphs without repeated sentences. */
export function writeParagraphs(subject: Subject, writer: string, random: Random): string[] {
  const count = random.int(...PARAGRAPHS);
  const deck = shuffle(MIDDLES, random);
  const next = () => deck.pop() ?? '';
  return Array.from({ length: count }, (_, index) => {
    const opening =
      index === 0 ? `本报讯（记者${writer}）${random.pick(subject.openings)}` : next();
    const ending = index === count - 1 ? random.pick(ENDINGS) : '';
    return opening + next() + ending;
  });
}

function shuffle<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((value) => ({ value, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
