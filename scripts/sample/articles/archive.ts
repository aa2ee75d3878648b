import { moveTime } from '../shiftDates.ts';
import type { Block, SampleArticle } from '../types.ts';

/** A place of the province, with lanes, villages or piers. */
interface Place {
  readonly name: string;
  readonly spots: readonly [string, string, string];
  /** Who is quoted there; invented. */
  readonly person: string;
}

const createPlace = (name: string, spots: Place['spots'], person: string): Place => ({
  name,
  spots,
  person,
});

const TOWN: readonly Place[] = [
  createPlace('临漪老城', ['磨石巷', '双井街', '柳条巷'], '周慧珍'),
  createPlace('望潮城区', ['船厂路', '潮声巷', '灯塔街'], '梁桂枝'),
  createPlace('冶坪', ['炉前街', '老矿工村', '西坑路'], '石大川'),
];

const FARM: readonly Place[] = [
  createPlace('雁回县', ['石桥村', '柳洼村', '三汊村'], '许广田'),
  createPlace('石榴坪村', ['晒谷场', '老水渠', '村小'], '陈小禾'),
  createPlace('砚溪南乡', ['茶亭村', '竹坞', '墨池村'], '柳砚'),
];

const SEA: readonly Place[] = [
  createPlace('望潮港区', ['七号泊位', '堆场', '引航站'], '郑海平'),
  createPlace('鸥岛', ['灯塔下', '东澳码头', '岛小'], '金灯'),
  createPlace('望潮渔港', ['补网场', '鱼市', '冰厂'], '丁满舱'),
];

const HIGH: readonly Place[] = [
  createPlace('扎西塘', ['夏季牧场', '乡中心小学', '乡卫生院'], '卓嘎'),
  createPlace('南山口', ['三号道班', '天文台', '垭口'], '旦增'),
  createPlace('雪麓', ['州医院', '河谷大棚', '老驿站'], '央金'),
];

/**
 * The template of three articles. Texts contain `{p}` for the place, `{s}` for one of its spots,
 * `{w}` for a person, and `{a}` `{b}` `{c}` for numbers.
 */
interface Story {
  /** Where its articles happen, one each. */
  readonly places: readonly Place[];
  readonly columns: readonly [number, ...number[]];
  readonly titles: readonly [string, string, string];
  readonly abstract: string;
  readonly texts: readonly string[];
  /** Grow by a quarter with each article. */
  readonly numbers: readonly number[];
  readonly tags: readonly string[];
  readonly pictures: readonly string[];
  /** Account that publishes its last article. */
  readonly account: number;
}

const STORIES: readonly Story[] = [
  {
    places: TOWN,
    columns: [2701],
    titles: [
      '{p}公布今年{a}件实事，已办结{b}件',
      '{p}的意见箱开了：最多的一条是路灯',
      '账目上墙，{p}{s}每月一张表',
    ],
    abstract: '办成的打钩，没办成的写原因。{p}的实事清单贴在了门口。',
    texts: [
      '清单一共{a}行，办结的{b}行打了钩，没有打钩的后面写着原因和新的期限。{w}站在{s}前看了半天，用手机拍了下来。',
      '意见箱一个月开一次，开箱时请两位居民在场。最近一次收到{c}张纸条，写路灯的最多，其次是垃圾车的铃太响。',
      '能当场答复的当场答复，不能的编号登记。登记簿就放在窗口外面，谁都可以翻。',
    ],
    numbers: [17, 9, 75],
    tags: [],
    pictures: ['city-0', 'chart-1', 'chart-3'],
    account: 210,
  },
  {
    places: FARM,
    columns: [24],
    titles: [
      '小记者走进{p}：{s}为什么叫这个名字',
      '{a}个孩子问了{b}个问题，{p}的大人答不上来{c}个',
      '我采访了爷爷：{p}的小记者写下第一条新闻',
    ],
    abstract: '问题写在手心里，怕忘。小记者到{p}走了一天。',
    texts: [
      '出发之前，每个孩子在手心写一个问题。到了{s}，有人的字被汗浸花了，问的是：“这里以前有没有人哭过？”',
      '{w}想了很久，说有，也说了那一年的事。孩子们听完，没有记，坐在台阶上把糖分了一半给他。',
      '晚上的编前会上，{a}个孩子为标题吵了一个小时。最后见报的标题，是最小的那个孩子随口说的。',
    ],
    numbers: [17, 41, 5],
    tags: ['小记者'],
    pictures: ['school-1', 'school-3', 'school-2'],
    account: 207,
  },
  {
    places: FARM,
    columns: [14, 91],
    titles: [
      '{p}快递进村，{a}个点都能寄',
      '冷链车开到{s}，{p}的菜少烂了{b}成',
      '临望铁路让{p}近了{c}分钟',
    ],
    abstract: '东西走得出去，人就不用都走出去。',
    texts: [
      '{s}的代办点是一间小卖部，柜台后面多了一台秤和一卷胶带。{w}一天收二三十件，最重的是咸菜，最轻的是一张照片。',
      '冷链车隔天来一趟，凌晨装车，中午进城。过去路上要烂掉三成，现在省下{b}成，够多雇两个人。',
      '铁路通车之后，从这里到望潮会近{c}分钟。规划的人说分钟，{s}的人说，是早一顿饭。',
    ],
    numbers: [22, 2, 74],
    tags: ['临望铁路', '乡村'],
    pictures: ['rail-1', 'rail-2', 'rail-3'],
    account: 214,
  },
  {
    places: TOWN,
    columns: [16, 72],
    titles: [
      '{p}的露天电影放到第{a}场，银幕还是那块布',
      '一台戏唱到{s}，{p}的板凳不够用',
      '{p}{b}人合唱，指挥是一位退休电工',
    ],
    abstract: '不卖票，自带板凳。{p}的夜晚比白天热闹。',
    texts: [
      '天没黑，{s}已经摆满了板凳，竹的、塑料的、折叠的，也有人搬来一块石头。{w}的放映机用了二十年，换片时全场自己聊天。',
      '演到一半下起小雨，没有人走。后排的人把伞斜着撑，怕挡住前面。散场时，地上只剩一只小孩的凉鞋，第二天有人挂在了树枝上。',
      '合唱队{b}个人，识谱的{c}个。其余的人听一遍、跟一遍，唱错了就笑，笑完再来。',
    ],
    numbers: [83, 53, 6],
    tags: ['夜市'],
    pictures: ['stage-0', 'stage-1', 'lantern-0'],
    account: 222,
  },
  {
    places: FARM,
    columns: [143, 81, 14, 1331],
    titles: [
      '{p}早稻开镰，{a}台收割机排队下田',
      '{s}的第一镰：{p}亩产比去年多了{b}斤',
      '抢在雨前：{p}三天收完{c}亩',
    ],
    abstract: '雨在第四天来，{p}的稻子在第三天收完。',
    texts: [
      '凌晨四点半，{s}的田埂上已经停了一排车。农机手{w}蹲下来掐了一粒谷，咬一口，“脆了，能割”。',
      '今年的账是这样算的：每亩多收{b}斤，柴油贵了两成，收割费没有涨。合作社把多出来的那部分分成三份，一份还机器，一份留种，一份过年。',
      '谷子直接进烘干塔，出塔水分十三点五。管塔的是个年轻人，他把温度曲线画在纸上贴在门背后，说屏幕会黑，纸不会。',
    ],
    numbers: [22, 31, 3422],
    tags: ['秋收', '乡村'],
    pictures: ['fields-0', 'fields-1', 'fields-2'],
    account: 201,
  },
  {
    places: FARM,
    columns: [161, 16, 136],
    titles: [
      '{p}修好{a}座老桥，一块石头都没有换新',
      '{s}的石桥拆开又合上，桥心里有一封信',
      '不走车的桥：{p}给老桥留了一条命',
    ],
    abstract: '每块石头编号、拍照、归位。{p}的修桥师傅说，慢就是快。',
    texts: [
      '{s}的桥建于清代，三孔，跨度不过十二米。修缮队把拱石拆下{b}块，编号、晾干、补缝，再按原样砌回去。',
      '拆到桥心，石匠{w}摸到一个油纸包，里面是当年修桥人的工账，记着{c}个名字和各人出的工。账的最后一行写：“后人修时，勿弃旧石。”',
      '桥修好后不再走车。村里在上游五十米处另架了一座便桥，老桥留给挑担的、放学的和发呆的人。',
    ],
    numbers: [2, 160, 76],
    tags: ['古桥', '乡村'],
    pictures: ['bridge-0', 'bridge-1', 'bridge-2'],
    account: 220,
  },
  {
    places: SEA,
    columns: [142, 14],
    titles: [
      '{p}单月装卸{a}万箱，雾天也没有停',
      '一条船靠港要{b}分钟，{p}省下了{c}分钟',
      '{s}的夜班：{p}最亮的是看不见的那盏灯',
    ],
    abstract: '省下来的几分钟，来自一张画了又改的潮汐表。',
    texts: [
      '调度大厅的墙上挂着一张纸质潮汐表，边角卷了。{w}说，系统每秒都在算，可换班的人第一眼还是看它。',
      '从抛锚到系缆，{p}原来平均用{b}分钟，今年少了{c}分钟。办法不复杂：引航员提前一个锚位上船，拖轮在{s}外等，不再来回跑。',
      '雾最大的那天，能见度不到两百米。值班的人把汽笛间隔改成两短一长，沿岸的渔船听得懂，各自让开。',
    ],
    numbers: [22, 81, 12],
    tags: ['港口'],
    pictures: ['harbor-1', 'harbor-2', 'harbor-3'],
    account: 202,
  },
  {
    places: HIGH,
    columns: [151],
    titles: [
      '{p}的夜空又暗了一点，能数出{a}颗星',
      '望远镜换了眼睛，{s}一夜拍下{b}张',
      '{p}的孩子给{c}颗星起了名字',
    ],
    abstract: '灯压低一寸，天就高一尺。',
    texts: [
      '晚上九点半，{s}最后一盏高灯灭了。{w}让大家先闭眼，数到一百，再抬头。人群里有人“啊”了一声，很轻。',
      '今年的夜空亮度比去年又低了一点，肉眼能数到的星有{a}颗。天文台把数据贴在乡政府门口，和草价、油价贴在一起。',
      '孩子们起的名字写在一张大图上：“奶奶的纽扣”“没拧紧的水龙头”“走丢的羊”。天文台说，正式目录里没有，可是指给人看的时候，都用这些名字。',
    ],
    numbers: [2850, 408, 23],
    tags: ['暗夜保护', '高原'],
    pictures: ['night-1', 'night-2', 'night-3'],
    account: 204,
  },
  {
    places: TOWN,
    columns: [282],
    titles: [
      '{p}{a}部老楼装上电梯，{s}的老人一年里第一次下楼',
      '{s}加装电梯：{p}的邻居们为一份图纸开了{b}次会',
      '一楼不反对了：{p}{s}的电梯怎样谈成',
    ],
    abstract: '{p}今年加装电梯{a}部，每一部背后都有一张反复涂改的分摊表。',
    texts: [
      '{s}的电梯井道已经封顶。七十九岁的{w}住在六楼，因为膝盖不好，去年一年只下过{c}次楼。试运行那天，老人带着小板凳下来，在院子里坐了一个下午。',
      '最难的不是钱，是一楼。业主群里吵了三个月，街道把设计院的人请到楼下，用粉笔把井道的影子画在地上，从早晨画到傍晚。“看得见，就好商量。”{w}说。',
      '分摊办法写在一张纸上：一二层不出，三层起按层递增，电费从公共收益里走。纸贴在单元门里，至今没有人撕。',
    ],
    numbers: [31, 8, 4],
    tags: [],
    pictures: ['city-0', 'city-1', 'rain-0'],
    account: 209,
  },
  {
    places: TOWN,
    columns: [281],
    titles: [
      '{p}{a}个社区开出夜间门诊，最晚的一盏灯亮到十点',
      '下班以后也能看病：{p}夜间门诊两个月接诊{b}人',
      '{s}的夜门诊，多了一位会修轮椅的护士',
    ],
    abstract: '{p}把社区门诊的时间往后挪了四个小时，来的多是白天请不出假的人。',
    texts: [
      '晚上八点，{s}的社区卫生服务中心还有{c}个人在等。{w}刚从夜班公交下来，量血压、开药、约复查，前后二十分钟。',
      '夜间门诊不增加编制，医生轮班，白天补休。中心主任说，最初担心没人来，第一周只有十几个人，后来口口相传，到第二个月已经要取号。',
      '药房也改了规矩：慢性病的药可以一次开足一个月，送药的是顺路回家的志愿者，袋子上只写楼号，不写名字。',
    ],
    numbers: [16, 1888, 10],
    tags: ['志愿者'],
    pictures: ['city-1', 'portrait-4', 'lantern-0'],
    account: 206,
  },
  {
    places: TOWN,
    columns: [162, 16],
    titles: [
      '{p}又开了{a}间街角书房，最小的只有{b}平方米',
      '{s}的旧邮亭，改成了一间书房',
      '不打烊的书房：{p}{s}半夜谁在看书',
    ],
    abstract: '没有管理员，借书凭信用。{p}的街角书房开到今天，丢的书比预想的少。',
    texts: [
      '{s}的书房由一间旧邮亭改成，{b}平方米，四张桌子，一面墙的书。墙上的挂钟走得慢两分钟，读者建议不要修，“慢一点好”。',
      '省图书馆的配书车每周二来一趟，带走没人翻的，补上借空的。管配书的{w}说，借得最多的不是小说，是菜谱和考试用书，其次是讲河流的。',
      '到目前为止，全年外借{c}册，逾期不还的四十一册。其中有九册后来在别的书房里被发现，里面夹着道歉的纸条。',
    ],
    numbers: [4, 14, 7050],
    tags: ['图书馆'],
    pictures: ['books-1', 'books-3', 'lantern-1'],
    account: 219,
  },
  {
    places: TOWN,
    columns: [17],
    titles: [
      '{p}跑者踩出来的路，正式有了名字',
      '{p}{s}新修{a}公里步道，留了{b}处可以停下来的地方',
      '夜跑的人多了，{p}给{s}换了{c}盏不晃眼的灯',
    ],
    abstract: '路不是画出来的，是脚踩出来的。{p}顺着脚印修了步道。',
    texts: [
      '每天晚上八点，{s}有近两百人跑步。跑团的{w}领头，他跑得不快，专门等最后一个。“跑步这件事，快的人不需要人等。”',
      '设计师先在草地上撒了一层细沙，看了一个月的脚印，再决定路往哪里拐。结果比图纸多出三个弯，全都绕开了树根。',
      '沿途{b}处停留点没有健身器材，只有一圈石凳和一个接水口。跑友们在石凳上刻了公里数，刻得歪歪扭扭，管护的人没有磨掉。',
    ],
    numbers: [8, 6, 186],
    tags: ['马拉松'],
    pictures: ['runners-0', 'runners-1', 'city-0'],
    account: 223,
  },
];

/**
 * Local news of half a year: three articles of each story. All are older than the hand-written
 * articles, so that lists begin with those.
 */

const FIRST_ID = 2000;
const NEWEST = '2026-10-28 20:10';
/** An hour less than four days, so that the time of day varies. */
const STEP_HOURS = 95;
const FRONT_COLUMN = 12;
const REPORTERS: readonly (readonly [id: number, name: string])[] = [
  [11, '沈知遥'],
  [12, '陆砚秋'],
  [14, '顾青禾'],
];

export const ARCHIVE: readonly SampleArticle[] = STORIES.flatMap((story, at) =>
  story.places.map((place, version) => createArticle(story, place, version, at)),
);

function createArticle(
  story: Story,
  place: Place,
  version: number,
  storyIndex: number,
): SampleArticle {
  const rank = version * STORIES.length + storyIndex;
  const fill = createFiller(story, place, version);
  const [column, ...alsoIn] = story.columns;
  const [reporterId, reporter] = REPORTERS[rank % REPORTERS.length] ?? [0, ''];
  const isLast = version === story.places.length - 1;
  return {
    id: FIRST_ID + rank,
    column,
    alsoIn: [...alsoIn, FRONT_COLUMN],
    at: moveTime(NEWEST, -rank * STEP_HOURS, 'hour'),
    title: fill(story.titles[version] ?? ''),
    ...(version < 2 && { abstract: fill(story.abstract) }),
    credits: { reporter, editor: '苏合' },
    ...(rank % 9 === 0 && { reporters: [reporterId] }),
    ...(story.tags.length > 0 && { tags: story.tags }),
    ...(isLast && { account: story.account }),
    ...createPictures(story, story.texts.map(fill), rank),
  };
}

/** Chooses the images of an article's row: none, one, a big one, or three. */
function createPictures(
  { pictures }: Story,
  texts: readonly string[],
  rank: number,
): Pick<SampleArticle, 'body' | 'titlePictures' | 'big'> {
  const look = rank % 8;
  if (look < 2) return { body: texts };
  const [first = '', ...others] = texts;
  const picture = pictures[rank % pictures.length] ?? '';
  const body: readonly Block[] = [first, { picture }, ...others];
  if (look === 2) return { body, titlePictures: pictures };
  return look === 3 ? { body, big: true } : { body };
}

/** Returns a function that fills place, person and numbers into texts, the same in one article. */
function createFiller(story: Story, place: Place, version: number): (text: string) => string {
  const [a = 0, b = 0, c = 0] = story.numbers.map((each) => Math.round(each * (1 + version / 4)));
  const values: Readonly<Record<string, string | number>> = {
    p: place.name,
    s: place.spots[version] ?? '',
    w: place.person,
    a,
    b,
    c,
  };
  return (text) => text.replace(/\{([pswabc])\}/g, (_, name: string) => String(values[name]));
}
