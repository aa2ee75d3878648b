import type { SampleFile, SampleText } from './postTypes.ts';
import { moveTime } from './shiftDates.ts';

interface SampleAnswer {
  /** null: the server has no name for this reader. */
  readonly user: string | null;
  readonly duty?: string;
  readonly official?: boolean;
  readonly text: string;
  /** `2026-11-20 09:12`, China time. */
  readonly at: string;
  readonly files?: readonly SampleFile[];
  readonly praises?: number;
}

/** A reader's question to the host of a topic or to an account. */
export interface SampleQuestion extends SampleText {
  readonly topic?: number;
  readonly account?: number;
  readonly user: string | null;
  readonly title: string;
  readonly praises: number;
  /** 0 awaits review, 1 passed (when left out), 2 refused. */
  readonly review?: number;
  readonly answers?: readonly SampleAnswer[];
}

/** Subtracts hours from a China time: `2026-11-20 20:00`. */
const hoursBefore = (start: string, hours: number): string => moveTime(start, -hours, 'hour');

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Names of authors of questions, some of them members. */
const ASKERS = [
  '磨坊巷口',
  '雁回老许',
  '种了三十年',
  '望潮船厂小李',
  '米粒',
  '石榴坪二队',
  '阿禾粥铺',
  '候鸟观察员',
  '夜班',
  '返乡的小冯',
] as const;

const TOPIC = 601;
const STATION = 201;
const NEWEST = '2026-11-20 20:00';
const HOST = { user: '穗安农技站', duty: '穗安农业技术推广站', official: true } as const;

const CROPS = ['小麦', '油菜', '蚕豆', '大蒜', '菠菜'] as const;

interface Concern {
  /** `{c}` is the crop. */
  readonly title: string;
  readonly text: string;
  readonly answer: string;
}

const CONCERNS: readonly Concern[] = [
  {
    title: '{c}现在种还来得及吗？',
    text: '今年雨多，地一直下不去，到这两天才收拾出来。周围有的已经出苗了，我这块三亩二分地还空着。',
    answer: '看地温。五公分地温还在十度以上就来得及，过了这个坎就改种别的，别硬赶。',
  },
  {
    title: '{c}的底肥怎么配？',
    text: '往年都是一袋复合肥撒下去了事，去年倒了一片。想问有没有更合适的配法。',
    answer: '先测土再说肥。带一斤土来站里，三天给你一张单子，照单子配。',
  },
  {
    title: '{c}叶子发黄，是缺什么？',
    text: '从叶尖开始黄，下面的叶子重，上面的轻，隔壁地里没有。',
    answer: '从老叶黄起，多半是缺氮或者渍水。先看沟通不通，沟通了再说追肥。',
  },
  {
    title: '{c}怎么过冬？',
    text: '我们这里在半山，一月最冷到零下七八度，往年总要冻坏一些。',
    answer: '冷前浇一次水，盖一层草，开春晚一点揭。最要紧是别在降温前追氮肥。',
  },
  {
    title: '{c}卖给谁？有没有定价的？',
    text: '种是会种，就是每年卖的时候没有底。合作社收不收？',
    answer: '合作社按质收，保底价贴在站门口；要走订单的，这个月底以前来登记。',
  },
];

const fill = (text: string, crop: string): string => text.replaceAll('{c}', crop);

const PICTURES: Readonly<Record<number, readonly SampleFile[]>> = {
  7001: ['fields-0', 'fields-2'],
  7005: ['terraces-0'],
  7009: ['fields-1', 'fields-3', 'fields-4', 'terraces-2'],
};

/** Answers to the first question: more than a page. */
const SOWING: readonly (readonly [
  user: string | null,
  text: string,
  files?: readonly SampleFile[],
])[] = [
  [
    '穗安农技站',
    '来得及，但是要补。每晚一天，每亩加半斤种；播深三公分，播后一定要镇压。照片里这块地沟太浅，先把三沟清出来，图上画红线的位置是出水口。',
    ['fields-2', 'fields-4', 'chart-1'],
  ],
  ['种了三十年', '我们队里年年这时候还在种，关键是别种深了。'],
  ['石榴坪二队', '补种可以，肥要跟上。'],
  [null, '去年我也是十一月二十号下的种，收了七百八。', ['fields-3']],
  ['返乡的小冯', '用的是哪个品种？晚播要选早熟的。'],
  ['穗安农技站', '对，晚播不要用半冬性的，站里有推荐的名单，来拿。'],
  ['雁回老许', '镇压这一条太要紧了，我吃过亏。'],
  ['米粒', '三亩二分地的话，人工撒种也就半天。'],
  ['阿禾粥铺', '种出来卖给我，我熬粥。'],
  ['候鸟观察员', '靠江那边的地块注意雁，它们十二月到。', ['birds-1']],
  ['种了三十年', '雁不怎么吃麦苗，野鸭吃。'],
  ['候鸟观察员', '是，准确说是灰鸭。'],
  ['石榴坪二队', '说回种子，站里还有吗？'],
  ['穗安农技站', '有，周五以前到站里领，每户三十斤。'],
  ['望潮船厂小李', '我爸在老家种地，看得我想请假回去。'],
  ['返乡的小冯', '无人机撒的，匀不匀？'],
  ['穗安农技站', '匀，但是要逆风补一遍边。', ['fields-1']],
  ['夜班', '凌晨三点看种地的问答，踏实。'],
  ['磨坊巷口', '我家阳台上的那盆算不算晚播。'],
  ['种了三十年', '算，一盆也是地。'],
  ['雁回老许', '出苗了来报喜。'],
  [null, '同问，我在雁回。'],
  ['米粒', '明年四月再来看这条。'],
  ['石榴坪二队', '种下去了，谢谢各位。', ['terraces-3', 'fields-0']],
  ['穗安农技站', '好，记得冬至前后看一次墒情。'],
  ['种了三十年', '散了散了，下地。'],
];

const ANSWERS_OF_FIRST: readonly SampleAnswer[] = SOWING.map(([user, text, files], index) => ({
  ...(user === HOST.user ? HOST : { user }),
  text,
  // Over one evening and night after the question.
  at: hoursBefore(NEWEST, -(index + 1) * 0.4),
  ...(files && { files }),
  praises: (index * 29 + 17) % 88,
}));

/** Returns the answers of a question; none for the second one and every fifth. */
const answersOf = (id: number, { answer }: Concern, crop: string): readonly SampleAnswer[] => {
  if (id === 7001) return ANSWERS_OF_FIRST;
  if (id === 7002 || id % 5 === 0) return [];
  const at = hoursBefore(NEWEST, (id - 7001) * 7 - 3);
  return [{ ...HOST, text: fill(answer, crop), at, praises: (id * 11) % 40 }];
};

/** 25 questions, the newest first: a topic of two pages. */
const FARMING: readonly SampleQuestion[] = CROPS.flatMap((crop, row) =>
  CONCERNS.map((concern, column): SampleQuestion => {
    const index = row * CONCERNS.length + column;
    const id = 7001 + index;
    const files = PICTURES[id];
    return {
      id,
      topic: TOPIC,
      // A question without an author's name.
      user: id === 7003 ? null : pick(ASKERS, index * 3),
      title: fill(concern.title, crop),
      // A title alone: the shortest row.
      text: id === 7010 ? '' : fill(concern.text, crop),
      at: hoursBefore(NEWEST, index * 7),
      ...(files && { files }),
      praises: id === 7002 ? 0 : (id * 53) % 170,
      answers: answersOf(id, concern, crop),
    };
  }),
);

const MACHINES = ['收割机', '植保无人机', '烘干机', '播种机', '旋耕机'] as const;
const TROUBLES: readonly Concern[] = [
  {
    title: '{c}有补贴吗，怎么申请？',
    text: '打算年底前买一台，听说今年的名额不多了。',
    answer: '有。带身份证和购机发票到站里登记，三个工作日给回话。',
  },
  {
    title: '{c}租一天多少钱？',
    text: '地不多，买一台不划算。',
    answer: '站里的价目表每周一更新，包油包人手，按亩算。',
  },
  {
    title: '{c}坏了去哪里修？',
    text: '镇上的修理点关门了，去市里来回一天。',
    answer: '农忙时站里有流动修理车，打值班电话，当天到。',
  },
  {
    title: '女同志能学开{c}吗？',
    text: '家里的地现在都是我管，想自己上手。',
    answer: '能。上一期二十三人里有九位，考得都不错。',
  },
  {
    title: '{c}下坡地安全吗？',
    text: '我们那块地坡有点大，去年有人翻过。',
    answer: '坡度超过十五度不要下机器，先来人看地。',
  },
];

/** 25 questions to an account: two pages. */
const MACHINERY: readonly SampleQuestion[] = MACHINES.flatMap((machine, row) =>
  TROUBLES.map((trouble, column): SampleQuestion => {
    const index = row * TROUBLES.length + column;
    const id = 7051 + index;
    const at = hoursBefore('2026-11-19 12:00', index * 11);
    return {
      id,
      account: STATION,
      user: pick(ASKERS, index * 7 + 1),
      title: fill(trouble.title, machine),
      text: fill(trouble.text, machine),
      at,
      praises: (id * 19) % 60,
      ...(index % 4 < 3 && {
        answers: [{ ...HOST, text: fill(trouble.answer, machine), at: hoursBefore(at, -5) }],
      }),
    };
  }),
);

/** Questions of the smaller topics, with some edge cases. */
const OTHERS: readonly SampleQuestion[] = [
  {
    id: 7081,
    topic: 602,
    user: '夜班',
    title: '一个人值夜班，怕不怕？',
    text: '我也值夜班，在船厂。想知道山上的夜是什么样的。',
    at: '2026-11-16 02:12',
    praises: 402,
    answers: [
      {
        user: '霁川天文台',
        duty: '霁川天文台',
        official: true,
        text: '头一年怕，第二年习惯，第三年舍不得。夜里最响的是圆顶转动的声音，录了一段给你听。',
        at: '2026-11-16 20:40',
        files: ['night-1', { audio: 'almanac.mp3', summary: '圆顶转动的声音' }],
        praises: 288,
      },
    ],
  },
  {
    id: 7082,
    topic: 602,
    user: '昴星团',
    title: '孩子八岁，第一台望远镜买什么样的？',
    text: '预算八百以内，主要看月亮。',
    at: '2026-11-15 19:30',
    files: ['night-2'],
    praises: 95,
    answers: [
      {
        user: '霁川天文台',
        duty: '霁川天文台',
        official: true,
        text: '先别买。借一副双筒，看满一个月还想看，再来问我们。',
        at: '2026-11-15 22:05',
        files: [{ video: 'sky.mp4', poster: 'night-3', summary: '双筒望远镜里的云' }],
        praises: 176,
      },
    ],
  },
  {
    id: 7083,
    topic: 602,
    user: '磨坊巷口',
    title: '城里能看见银河吗？',
    text: '住在老城，楼不高。',
    at: '2026-11-20 18:00',
    praises: 0,
    review: 0,
  },
  {
    id: 7084,
    topic: 602,
    user: '磨坊巷口',
    title: '出售望远镜',
    text: '九成新。',
    at: '2026-11-14 08:00',
    praises: 0,
    review: 2,
  },
  {
    id: 7085,
    topic: 603,
    user: '方志迷',
    title: '外公留下的座钟，走十分钟停一次',
    text: '请人看过，说是游丝的毛病，不敢动。',
    at: '2026-11-18 10:00',
    files: ['market-1', 'market-2', 'market-3'],
    praises: 33,
    answers: [
      {
        user: '老城修理铺',
        official: true,
        text: '不是游丝，是摆没有挂正。抬起左边底脚，垫一张名片试试。',
        at: '2026-11-18 15:26',
      },
    ],
  },
  {
    id: 7086,
    topic: 604,
    user: null,
    title: '<b>这不是粗体</b> & "引号" \\ 反斜杠',
    text: '第一行\n第二行\n\n<script>alert(1)</script>',
    at: '2026-11-18 00:10',
    praises: 1,
    answers: [{ user: null, text: '<img src=x onerror=alert(1)>', at: '2026-11-18 00:20' }],
  },
  {
    id: 7087,
    topic: 606,
    user: '阿禾粥铺',
    title: '虾仁怎么挑？',
    text: '每天早上去码头，看得眼花。',
    at: '2026-09-30 06:20',
    praises: 58,
    answers: [
      { user: '望潮渔家', official: true, text: '看须，须齐的新鲜。', at: '2026-09-30 08:00' },
    ],
  },
  {
    id: 7088,
    topic: 606,
    user: '望潮船厂小李',
    title: '带鱼要不要刮鳞？',
    text: '',
    at: '2026-10-02 18:20',
    praises: 41,
  },
];

/** Readers' questions with their answers, by ids from 7001 on. */
export const QUESTIONS: readonly SampleQuestion[] = [...FARMING, ...MACHINERY, ...OTHERS];
