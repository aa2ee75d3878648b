import type { SampleActivity } from './activityTypes.ts';
import { shiftFutureDates } from './shiftDates.ts';
import { SIGN_UPS } from './signUpActivities.ts';

/** Activities with a vote; the votes are in bigVotes/. */
const VOTINGS: readonly Omit<SampleActivity, 'category' | 'tag' | 'place'>[] = [
  {
    id: 6003,
    title: '影像霁川年度照片，请你来选',
    abstract: '六十张入围照片，每人每天可投三张。',
    picture: 'terraces-3',
    organizer: '霁川日报摄影部',
    startsAt: '2026-11-10 00:00',
    endsAt: '2026-12-10 23:59',
    body: [
      '一年里，四百二十七位读者寄来九千多张照片。编辑们看了三个星期，留下六十张。剩下的事交给你。',
      '有人守了二十个清晨等一场雾，有人在渡船上随手按下快门。我们隐去了作者的名气，只留下照片和一句话。',
      '得票最高的十张将印在新年第一天的报纸上，作者得到一只相机包，投票的读者里抽出一百位，各得一本《霁川山水》。',
    ],
  },
  {
    id: 6010,
    title: '霁川百姓小店：选出你家门口的那一家',
    abstract: '读者推荐的两千家小店，每人每天十票。',
    picture: 'market-1',
    organizer: '霁川日报街坊版',
    startsAt: '2026-11-15 08:00',
    endsAt: '2026-12-31 18:00',
    body: [
      '凌晨四点的面馆，雨天才开门的修伞铺，记得每个孩子口味的糖水店。读者一共推荐了两千家，我们一家也没有删。',
      '想找自家楼下那一家，可以输入店名，也可以输入贴在店门上的编号。',
      '得票前一百名的小店，街坊版将一家一家去写。',
    ],
  },
  {
    id: 6013,
    title: '我最喜爱的乡村医生',
    abstract: '十二位村医，投票即将开始。',
    picture: 'fields-4',
    organizer: '霁川日报健康版',
    startsAt: '2026-12-01 09:00',
    endsAt: '2026-12-20 18:00',
    body: [
      '他们的药箱里除了药，还有老花镜、头绳和给孩子的糖。十二位村医，最年长的七十一岁，最年轻的去年刚从学校毕业。',
      '投票开始之前，先读一读他们的故事。投票期间不公布票数，结束后第二天结果见报。',
    ],
  },
  {
    id: 6014,
    title: '漱玉河最美护河人',
    abstract: '投票已经结束，谢谢每一位参与的读者。',
    picture: 'river-4',
    organizer: '霁川日报生态版',
    startsAt: '2026-10-01 09:00',
    endsAt: '2026-10-31 18:00',
    body: [
      '巡河员、渔民、小学老师、退休的水文站站长。十二个人守着同一条河，多数人彼此并不认识。',
      '投票历时一个月。颁奖那天他们第一次坐在一起，说得最多的还是水位。',
    ],
  },
  {
    id: 6015,
    title: '霁川好声音：民间艺人展演',
    abstract: '看视频，听录音，为你喜爱的节目投票。',
    picture: 'stage-1',
    organizer: '霁川人民广播电台',
    startsAt: '2026-11-18 09:00',
    endsAt: '2026-12-18 22:00',
    body: [
      '放羊的会唱，撑船的会唱，卖豆腐的也会唱。电台的录音车走了十四个县，没有请一位专业演员。',
      '有画面的看画面，没有画面的听声音。每位读者每天两票，留下联系方式的，有机会坐进决赛的现场。',
    ],
    shareClosed: true,
  },
  {
    id: 6016,
    title: '给临漪新渡口起个名字',
    abstract: '二十个名字，不限次数。',
    picture: 'harbor-1',
    organizer: '临漪区交通局',
    startsAt: '2026-11-01 00:00',
    endsAt: '2027-01-31 23:59',
    body: [
      '新渡口明年三月通航，还没有名字。征名信箱收到六百多封来信，老船工们从中挑了二十个。',
      '喜欢哪一个就投哪一个，天天都可以来。得票最多的那个，会刻在码头的石头上。',
    ],
  },
];

/** Activities without sign-up and without a vote. */
const VISITS: readonly SampleActivity[] = [
  {
    id: 6005,
    category: 2,
    title: '旧书换新书：图书节周末市集',
    abstract: '带一本来，换一本走。',
    tag: '市集',
    picture: 'books-3',
    organizer: '山前书店',
    place: '临漪磨石巷',
    startsAt: '2026-11-14 10:00',
    endsAt: '2026-11-15 18:00',
    body: ['带一本读过的书来，写一句话夹在书里，再带走别人的一本。缺页、受潮和教辅书不换。'],
    link: 'https://shop.example.test/books',
  },
  {
    id: 6008,
    category: 2,
    title: '“江声”声音展：闭上眼睛听霁川',
    abstract: '六间黑屋子，三十种正在消失的声音，免费入场。',
    tag: '展览',
    picture: 'lantern-2',
    organizer: '霁川声音档案馆',
    place: '临漪旧粮仓三号库',
    startsAt: '2026-11-01 09:00',
    endsAt: '2026-12-31 21:00',
    body: [
      '磨剪刀的吆喝，轮渡的汽笛，纺织厂下班的铃。录音师走了十一年，把三十种声音留在磁带上。',
      '六间屋子没有灯，只有一把椅子。坐下来，声音从四面过来：先是雨，再是江，最后是一整条街醒来。',
      { picture: 'harbor-4', caption: '二号屋的声音录自望潮渡口。' },
      '每日九时至二十一时开放，周一不休。无需报名，每间屋子一次进六人，请在门口等上一位出来。',
    ],
  },
];

/** All activities, sorted by id. */
export const ACTIVITIES: readonly SampleActivity[] = shiftFutureDates(
  [
    ...SIGN_UPS,
    ...VISITS,
    ...VOTINGS.map((voting) => ({ ...voting, category: 2, tag: '投票', place: '' })),
  ].sort((a, b) => a.id - b.id),
);

/** The categories of activities, by the number in `category`. */
export const ACTIVITY_CATEGORIES = [
  { id: 1, name: '报名' },
  { id: 2, name: '看展与评选' },
] as const;
