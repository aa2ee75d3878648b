import { OFFICIAL_MEMBER, SAMPLE_MEMBER } from './postAuthors.ts';
import type { SamplePost } from './postTypes.ts';
import { RIVER_POSTS } from './riverPosts.ts';

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
