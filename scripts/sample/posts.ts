import { OFFICIAL_MEMBER, SAMPLE_MEMBER, type SampleAuthor, type SamplePost } from './postTypes.ts';

/** Posts of the circle of the river: several pages. */
const LINES: readonly string[] = [
  '江水比昨天退了两级台阶，露出一只去年的铁锚。',
  '渡口的早点摊换了人，豆浆还是原来的味道。',
  '雾里听见汽笛，数到七才看见船头。',
  '对岸的芦苇白了一片，风一来就倒向同一边。',
  '钓鱼的大爷今天没有空手：一条鳊鱼，一只旧皮鞋。',
  '桥下有人吹笛子，吹错了三次，第四次对了。',
  '白鹭回来了十九只，比上个星期多三只。',
  '码头在刷新的黄线，请绕着走。',
  '轮渡上看见一位新娘，全船的人都给她让座。',
  '江堤的银杏落了一半，扫地的阿姨说明天再扫。',
  '拍到一道很短的彩虹，只有一个桥墩那么高。',
  '挖沙船走了，水清了，能看见底下的石头。',
  '水文站的尺子重新漆过，红白分明。',
  '孩子们在滩上捡贝壳，捡了又放回去。',
  '有人把旧船改成了书架，就放在候船室里。',
  '江面上飘着一顶草帽，漂了很久，没有人认领。',
  '听说下个月夜航恢复，灯塔的人在擦玻璃。',
  '今天的江是灰的，灰得很好看。',
  '渔家晒了一排鱼干，猫排成另一排。',
  '铁路桥试车，汽笛响的时候大家都抬头。',
  '沿江步道修到了三号闸，可以一直走到船厂了。',
  '捡到一张一九八六年的船票，票价两角。',
  '夜跑的人多起来了，江风一吹，谁也不想停。',
  '老街的石阶又有一级被水磨圆了。',
  '菱角上市了，剥一个，手上紫一个星期。',
  '看见有人在江边画画，画里没有江，只有看江的人。',
  '第一场霜，船篷上白了薄薄一层。',
];

const WRITERS: readonly SampleAuthor[] = [
  { phone: '13800000003' },
  { name: '骆水生' },
  { phone: '13800000004' },
  { name: '江边的阿秋' },
  { phone: '13800000002' },
  { name: '三号闸' },
];

const PICTURES = ['river-5', 'sunset-3', 'harbor-4', 'birds-3', 'lake-1', 'bridge-2'] as const;
const FIRST_ID = 9007;

const pad = (value: number): string => String(value).padStart(2, '0');

const RIVER_POSTS: readonly SamplePost[] = LINES.map((text, count): SamplePost => {
  const day = pad(18 - Math.floor(count / 4));
  const picture = PICTURES[count % PICTURES.length];
  return {
    id: FIRST_ID + count,
    circle: 901,
    by: WRITERS[count % WRITERS.length] ?? { name: null },
    text,
    at: `2026-11-${day} ${pad(21 - (count % 4))}:${pad((count * 7) % 60)}`,
    tag: 1 + (count % 4),
    praises: (count * 37) % 160,
    ...(count % 3 === 0 && picture && { files: [picture] }),
  };
});

const LONG_TEXT = `外婆家在白鹭渡上游三里，门口有一棵乌桕，树下就是江。

小时候每到霜降，外公会把船拖上岸，翻过来，用桐油一遍一遍地刷。他说船和人一样，忙了一年，要躺下来晒晒肚皮。我就蹲在旁边闻那个味道，闻着闻着睡着了，醒来身上盖着他的外套。

后来有了大桥，渡口停了，船卖给了上游养鱼的人家。去年他们也不养了，把船还了回来，说放着也是放着。外公已经不在了，我把船停在乌桕树下，照着记忆里的样子刷了三遍桐油。

刷完那天下了小雨。雨点落在船底上，一颗一颗，滚下去，没有一颗渗进木头里。

今天叶子红了，拍给大家看。`;

const SPECIAL: readonly SamplePost[] = [
  {
    id: 9001,
    circle: 901,
    by: { phone: '13800000003' },
    text: '从望潮上游走到临漪，走了九天，一天一张。第七天下雨，镜头没擦干净，请多包涵。',
    at: '2026-11-20 18:42',
    tag: 2,
    place: '临漪市 · 白鹭渡',
    files: [
      { picture: 'river-1', summary: '第一天，出发' },
      'lake-2',
      'bridge-3',
      'fields-1',
      'birds-2-tall',
      'forest-3',
      { picture: 'rain-2', summary: '第七天，雨' },
      'harbor-1',
      { picture: 'sunset-2', summary: '第九天，到了' },
    ],
    praises: 486,
    shares: 37,
    pinned: true,
    comments: [
      {
        user: '骆水生',
        text: '第三张那座桥，是我开渡船的时候看着架起来的。',
        at: '2026-11-20 19:03',
        praises: 58,
      },
      {
        user: '夜班',
        text: '第七张最好，雨就该是这个样子。',
        at: '2026-11-20 19:20',
        praises: 21,
        replies: [{ user: '望潮船厂小李', text: '谢谢，那天鞋里都是水。', at: '2026-11-20 19:31' }],
      },
      { user: null, text: '九天，走了多少公里？', at: '2026-11-20 20:11' },
    ],
  },
  {
    id: 9002,
    circle: 901,
    by: { phone: '13800000004' },
    text: '下夜班，江边没有人，船开过去，灯在水里晃了好久。',
    at: '2026-11-20 06:15',
    tag: 1,
    files: [{ video: 'tall-2.mp4', poster: 'river-4-tall' }],
    praises: 203,
    shares: 9,
  },
  {
    id: 9003,
    circle: 901,
    by: { phone: SAMPLE_MEMBER },
    text: LONG_TEXT,
    at: '2026-11-19 21:08',
    tag: 4,
    place: '穗安县 · 乌桕湾',
    praises: 951,
    shares: 120,
    comments: [
      {
        user: '霁川日报编辑部',
        text: '写得真好，可以登在副刊上吗？我们给您发了私信。',
        at: '2026-11-19 22:00',
        official: true,
        praises: 77,
      },
    ],
  },
  {
    id: 9004,
    circle: 901,
    by: { name: null },
    text: '有没有人在三号码头捡到一只蓝手套？左手的。',
    at: '2026-11-19 12:30',
    files: ['harbor-3'],
  },
  {
    id: 9005,
    circle: 902,
    by: { phone: SAMPLE_MEMBER },
    text: '低价收购旧收音机，有意者联系。',
    at: '2026-11-18 15:02',
    tag: 11,
    review: 'refused',
    reason: '圈子里不发买卖信息，请到集市发布。',
  },
  {
    id: 9006,
    circle: 902,
    by: { phone: SAMPLE_MEMBER },
    text: '奶奶的缝纫机修好了，换了皮带和一颗螺丝，踩起来和从前一样响。',
    at: '2026-11-20 22:47',
    tag: 12,
    files: ['pottery-2'],
    review: 'awaiting',
  },
  {
    id: 9091,
    circle: 902,
    by: { phone: '13800000003' },
    text: '藤椅断了三根，照着老师傅的视频自己编回去，歪是歪了点，坐着不塌。',
    at: '2026-11-19 19:14',
    tag: 12,
    files: ['market-2', 'books-1'],
    praises: 88,
  },
  {
    id: 9092,
    circle: 902,
    by: { name: '修表的老周' },
    text: '谁家有七十年代“霁川”牌闹钟的发条？换一个走时准的给你。',
    at: '2026-11-17 10:20',
    tag: 11,
    praises: 34,
  },
  {
    id: 9095,
    circle: 904,
    by: { phone: OFFICIAL_MEMBER },
    text: '年度读者照片展从今天起在省图书馆一楼展出，展到十二月底，不收门票。',
    at: '2026-11-20 09:00',
    place: '临漪市 · 省图书馆',
    files: ['books-2'],
    praises: 312,
  },
];

const FRIENDS_POSTS: readonly SamplePost[] = [
  {
    id: 9101,
    by: { phone: '13800000003' },
    text: '船下水了，大家站在岸边鼓掌，像送一个孩子去上学。',
    at: '2026-11-20 11:20',
    place: '望潮市 · 船厂路',
    files: ['harbor-2', 'regatta-1', 'birds-1'],
    praises: 64,
    praisedBy: ['磨坊巷口', '夜班', '骆水生', '修表的老周'],
    comments: [
      { user: '磨坊巷口', text: '第二艘了吧？恭喜！', at: '2026-11-20 11:32', praises: 4 },
    ],
  },
  {
    id: 9102,
    by: { phone: '13800000004' },
    text: '今晚的月亮，录了一段风声，你们听听。',
    at: '2026-11-19 23:58',
    files: [{ audio: 'almanac.mp3', summary: '南山口的风' }],
    praises: 17,
    praisedBy: ['望潮船厂小李'],
  },
  {
    id: 9103,
    by: { name: null },
    text: '试一下能不能发。',
    at: '2026-11-18 08:01',
  },
];

export const POSTS: readonly SamplePost[] = [...SPECIAL, ...RIVER_POSTS, ...FRIENDS_POSTS];
