import type { SampleFile, SampleText } from './postTypes.ts';

/** A short post of a reporter or an account ("dynamic" on the wire). */
export interface SampleDynamic extends SampleText {
  /** The author; left out for posts of an account. */
  readonly reporter?: number;
  readonly account?: number;
  /** '' for most. */
  readonly title: string;
  readonly praises: number;
  readonly comments: number;
  /** Answers contain neither name nor portrait of the author. */
  readonly nameless?: boolean;
}

type Line = readonly [text: string, at: string, files?: readonly SampleFile[], title?: string];

/** Posts of one reporter: more than two pages. */
const OF_SHEN: readonly Line[] = [
  [
    '凌晨四点半的白鹭渡，第一班船还没有亮灯。船老大说今年冬水枯得早，浅滩要多绕一个弯。今天跟船走一趟，晚上交稿。',
    '2026-11-20 05:02',
    ['river-1', 'harbor-2', 'river-3'],
    '第一班船',
  ],
  [
    '渡口小卖部的老板娘退休了，钥匙交给了儿媳。柜台下面那本记账本，记了三十一年。',
    '2026-11-19 18:20',
    ['market-1'],
  ],
  ['采访本上今天只记了一句话：“路修到门口，人就不用修到城里去了。”', '2026-11-18 21:40'],
  ['尾水村的渠通水了。孩子们沿着渠跑，水追着孩子跑。', '2026-11-17 16:12', ['fields-1', 'river-4']],
  ['有读者问石榴坪怎么走：坐到雁回站，转七路，终点下车，问谁都行。', '2026-11-16 12:05'],
  [
    '雨，没有出门。把上个月答应给人家寄的照片都寄了，一共四十三张。',
    '2026-11-15 20:30',
    ['forest-2'],
  ],
  ['在晒场上吃了一碗面。面是今年的麦，辣子是去年的。', '2026-11-14 13:18', ['fields-3']],
  ['今天学会了看水色：清里带一点灰，是上游在放闸。', '2026-11-13 17:44'],
  [
    '桥通了以后，渡口还开不开？问了十一个人，七个说要开。',
    '2026-11-12 19:02',
    ['bridge-1', 'bridge-2', 'river-0', 'river-2'],
  ],
  ['村里第一台烘干机今晚试车，师傅说听声音就知道谷子干没干。', '2026-11-11 22:10'],
  [
    '跟着邮递员走了二十六公里，送了三封信、一箱药和一只走丢的羊。',
    '2026-11-10 18:55',
    ['mountains-1'],
  ],
  ['今天没有新闻，只有晚霞。', '2026-11-09 18:01', ['sunset-1']],
  [
    '老支书把三本手绘的水系图借给了我，说用完要还，图上有他画错的地方，不许描。',
    '2026-11-08 15:33',
  ],
  ['学堂的钟修好了，准点敲了十二下，全村都出来数。', '2026-11-07 12:01', ['school-1']],
  ['一位读者来信纠错：稿子里的“北坡”应当是“北坪”。查证属实，已更正，谢谢您。', '2026-11-06 10:20'],
  ['砚溪的雾，走着走着就没有了路，听见狗叫才知道到了村口。', '2026-11-05 07:48', ['mountains-3']],
  ['柿子红了。主人说留十个给鸟，鸟吃了十一个。', '2026-11-04 16:27', ['forest-4']],
  ['开了一天会，记下来的话只有半页，但那半页值得开一天会。', '2026-11-03 20:11'],
  ['渡口的灯换成了太阳能的。老船工说亮是亮，就是不用人点了。', '2026-11-02 18:36', ['lantern-1']],
  [
    '今天跟着收割机走，一亩地十一分钟，驾驶员二十三岁。',
    '2026-11-01 17:05',
    ['terraces-1', 'terraces-2'],
  ],
  ['写完了渡口的稿子，三千字，删到一千八。删掉的那些，以后慢慢说。', '2026-10-30 23:15'],
  ['今晚在村里住。窗外是水声，一夜没有停。', '2026-10-28 22:40'],
  ['十二年前第一次来这个渡口，也是这样的天。', '2026-10-27 08:00', ['sunset-3']],
];

const OF_LU: readonly Line[] = [
  [
    '今晚的月亮旁边那颗亮的，是木星。不用望远镜也看得见，用望远镜看得见它的四颗卫星。',
    '2026-11-20 19:30',
    ['night-1'],
    '今晚看什么',
  ],
  [
    '在天文台值了一夜班，拍到十七颗流星，冻坏了一个保温杯。',
    '2026-11-18 06:10',
    ['night-2', 'night-3'],
  ],
  ['孩子问：星星关灯的时候去哪里了？我说，去照别人家了。', '2026-11-12 21:00'],
  [
    '山上的圆顶开了，声音很轻。听一听。',
    '2026-11-08 20:15',
    [{ audio: 'almanac.mp3', summary: '圆顶打开的声音' }],
  ],
];

const OF_STATION: readonly Line[] = [
  [
    '小麦播种进入尾声，还没有下种的地块每晚一天，每亩加半斤种。',
    '2026-11-20 08:00',
    ['fields-0', 'fields-2', 'terraces-3'],
    '晚播的小麦怎么补',
  ],
  ['明后两天有霜，草莓棚今晚七点前放膜。', '2026-11-19 15:10', ['fields-4']],
  ['农机手培训班还有六个名额，雁回、石榴坪优先。', '2026-11-17 09:30'],
  ['收到三十一份土样，结果周五贴在站门口，也会发到手机上。', '2026-11-15 10:40', ['chart-1']],
  ['油菜田里发现蚜虫的，先别打药，拍照发给我们看看。', '2026-11-13 14:22', ['fields-1']],
  ['大蒜覆膜要压实，昨天那场风掀了七亩。', '2026-11-11 08:18'],
  ['农技员老谷今天在雁回集上摆摊，带着土壤速测箱，免费测。', '2026-11-09 07:50', ['market-2']],
  ['冬修水利，先清沟。沟清了，麦子就不怕倒春寒后的那场雨。', '2026-11-07 16:45', ['river-2']],
  ['今年的稻谷测产结果出来了，平均亩产比去年多十九斤。', '2026-11-05 11:00', ['chart-2']],
  ['紫云英种子到了，凭去年的登记领。', '2026-11-03 09:05'],
  ['秸秆不要烧，打捆机排到了月底，电话打得通。', '2026-11-01 17:30', ['fields-3']],
];

const rows = (
  first: number,
  writer: Pick<SampleDynamic, 'reporter' | 'account'>,
  lines: readonly Line[],
): readonly SampleDynamic[] =>
  lines.map(([text, at, files, title = ''], index) => ({
    id: first + index,
    ...writer,
    title,
    text,
    at,
    ...(files && { files }),
    praises: ((first + index) * 37) % 240,
    comments: ((first + index) * 13) % 19,
  }));

/** Posts 501–540: of reporters, of accounts, then edge cases. */
export const DYNAMICS: readonly SampleDynamic[] = [
  ...rows(501, { reporter: 11 }, OF_SHEN),
  ...rows(524, { reporter: 12 }, OF_LU),
  ...rows(528, { account: 201 }, OF_STATION),
  {
    id: 539,
    account: 204,
    title: '南山口延时',
    text: '云走的时候没有声音。拍了四个小时，剪成十秒。',
    at: '2026-11-16 23:20',
    files: [{ video: 'sky.mp4', poster: 'night-4', summary: '南山口延时' }],
    praises: 318,
    comments: 22,
  },
  {
    id: 540,
    reporter: 18,
    title: '',
    text: '扎西塘下雪了。\n\nབཀྲ་ཤིས་ཐང་ལ་ཁ་བ་བབས་སོང་།',
    at: '2026-11-10 09:00',
    praises: 0,
    comments: 0,
    nameless: true,
  },
];

export const findDynamic = (id: number): SampleDynamic | undefined =>
  DYNAMICS.find((dynamic) => dynamic.id === id);

/** The newest first. */
const newestFirst = (a: SampleDynamic, b: SampleDynamic): number =>
  b.at.localeCompare(a.at) || b.id - a.id;

export const listDynamicsOfReporter = (id: number): readonly SampleDynamic[] =>
  DYNAMICS.filter(({ reporter }) => reporter === id).sort(newestFirst);

export const listDynamicsOfAccount = (id: number): readonly SampleDynamic[] =>
  DYNAMICS.filter(({ account }) => account === id).sort(newestFirst);
