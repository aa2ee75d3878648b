import type { SampleReport } from './types.ts';

type Extra = Omit<SampleReport, 'user' | 'text' | 'at'>;

/**
 * Creates a report of a broadcast.
 * @param at day of November 2026 and time, China time: `19 09:40`
 */
const createReport = (user: string, at: string, text: string, extra: Extra = {}): SampleReport => ({
  user,
  text,
  at: `2026-11-${at}`,
  ...extra,
});

/** The night sky over Xuelu, live since the evening of the 20th. */
const SKY: readonly SampleReport[] = [
  createReport('陆砚秋', '20 19:20', '信号已经接通。南山口海拔三千一百米，此刻零下九度，风两级。'),
  createReport('霁川天文台', '20 19:30', '慢直播开始。镜头朝南，整夜不动，动的是天。', {
    pinned: true,
  }),
  createReport('陆砚秋', '20 19:48', '西边的薄云正在散开，最先露出来的是织女星。', {
    pictures: ['night-1'],
  }),
  createReport(
    '霁川天文台',
    '20 20:15',
    '<p>怎么在画面里找到银河？</p><p>先找左上方三颗亮星围成的三角形，<br>银河就从三角形中间穿过去。</p>',
  ),
  createReport('陆砚秋', '20 20:40', '观测员把暖手袋绑在了镜头上：镜头起了霜，整夜就白等了。', {
    praises: 63,
  }),
  createReport('才让卓玛', '20 21:05', '山下的两个村子今晚约好了：九点以后，屋外的灯都关掉。', {
    pictures: ['grassland-2', 'night-4'],
    praises: 118,
  }),
  createReport(
    '霁川天文台',
    '20 21:30',
    '刚才那道光是火流星，出现在 21 时 27 分 41 秒，持续约两秒。',
    {
      pictures: ['night-3'],
      praises: 204,
    },
  ),
  createReport(
    '陆砚秋',
    '20 22:00',
    '银河最亮的一段快要落到山脊后面了。不忙着睡的人，可以再等半小时。',
  ),
];

/** The last rails of the railway, laid on the morning of the 19th. */
const RAILS: readonly SampleReport[] = [
  createReport(
    '沈知遥',
    '19 05:10',
    '天还没有亮。白鹭渡特大桥北端，铺架班已经点过名了，四十一个人，到齐。',
  ),
  createReport('何一舟', '19 05:25', '桥上的灯从南往北一盏一盏亮过来，像有人在江上走。', {
    pictures: ['bridge-1'],
  }),
  createReport(
    '沈知遥',
    '19 05:40',
    '气温四度，轨温三度。技术员说，轨温要等到十度以上才能锁定，还得等太阳。',
  ),
  createReport(
    '石大川',
    '19 05:52',
    '跟大家报告一声：昨晚睡得好，梦见轨道已经铺完了，醒来发现还差五百米。',
    {
      praises: 311,
    },
  ),
  createReport('顾青禾', '19 06:05', '送早饭的车到了。包子一千二百个，稀饭六桶，辣酱自带。'),
  createReport('沈知遥', '19 06:18', '江面起雾，能见度八百米。轮渡停航的通知已经贴出来了。', {
    pictures: ['river-4', 'rain-1'],
  }),
  createReport('何一舟', '19 06:31', '雾里有鸟叫。等镜头找到它们，已经飞过桥墩了。', {
    pictures: ['birds-2'],
  }),
  createReport(
    '顾青禾',
    '19 06:45',
    '长轨运输车停在四公里外的基地，每根长轨五百米，一次运来一对。',
  ),
  createReport('沈知遥', '19 06:58', '太阳出来了，雾正在散。', {
    pictures: ['sunset-1'],
    praises: 97,
  }),
  createReport('石大川', '19 07:06', '轨温六度。慢慢来，铁也要睡醒。'),
  createReport(
    '顾青禾',
    '19 07:15',
    '有人问为什么轨道不留缝：全线六百二十四公里钢轨焊成了两根，缝都在焊缝里了。',
  ),
  createReport(
    '沈知遥',
    '19 07:24',
    '<p>今天的三个步骤：</p><p>一、长轨沿滚轮拖到位；<br>二、落槽，扣件拧紧；<br>三、焊接，锁定。</p>',
  ),
  createReport('何一舟', '19 07:33', '从对岸看过来，四十一个人排成一条线，比桥栏杆上的灯还整齐。', {
    pictures: ['rail-1', 'rail-2', 'rail-3'],
  }),
  createReport('闻澜', '19 07:40', '望潮这边也有人早起。终点站的站牌昨天挂好了，字还蒙着红布。', {
    pictures: ['harbor-2'],
  }),
  createReport(
    '沈知遥',
    '19 07:48',
    '白鹭渡的老船工骆水生也来了，今年七十四岁，这条江他摆渡了四十年。',
  ),
  createReport(
    '沈知遥',
    '19 07:56',
    '骆水生说：“我从这边到那边要十一分钟，它三十秒。好，不用再等船了。”',
    {
      praises: 402,
    },
  ),
  createReport('石大川', '19 08:03', '轨温八度。'),
  createReport('顾青禾', '19 08:10', '运输车出发了，时速五公里，人走路都能跟上它。', {
    pictures: ['rail-4'],
  }),
  createReport('何一舟', '19 08:16', '第一次看见五百米长的东西拐弯：它弯得像一根面条。'),
  createReport(
    '沈知遥',
    '19 08:22',
    '桥头小学的孩子们被老师带来了，站在护栏外面，每人举着一张自己画的火车。',
    {
      pictures: ['school-1', 'school-3'],
      praises: 256,
    },
  ),
  createReport('顾青禾', '19 08:27', '有一张画上的火车有船帆。画它的孩子说，过江的时候用得着。', {
    praises: 377,
  }),
  createReport('沈知遥', '19 08:33', '车到位。滚轮已经摆好，每隔八米一个。'),
  createReport('石大川', '19 08:36', '轨温十度。开始。', { title: '开始铺轨', praises: 188 }),
  createReport('何一舟', '19 08:40', '拖拉开始了。钢轨在滚轮上走，声音像很远的雷。', {
    videos: [{ video: 'rail.mp4', poster: 'rail-3', seconds: 12 }],
    praises: 521,
  }),
  createReport('沈知遥', '19 08:45', '一百米。'),
  createReport('沈知遥', '19 08:49', '两百米。前面的人倒退着走，眼睛不离轨头。'),
  createReport('顾青禾', '19 08:53', '三百米。风大了一点，指挥旗换成了对讲机。'),
  createReport('沈知遥', '19 08:57', '四百米。没有人说话。'),
  createReport('沈知遥', '19 09:02', '五百米，到位，误差三毫米。', {
    title: '长轨到位',
    praises: 290,
  }),
  createReport('石大川', '19 09:05', '三毫米不算数，敲一锤就没有了。敲了，没有了。'),
  createReport('顾青禾', '19 09:10', '扣件从两头往中间拧，四十台扳手同时响。'),
  createReport('何一舟', '19 09:16', '拧到中间，两边的人碰了头，击了一下掌，手套上全是油。', {
    pictures: ['portrait-2-tall'],
  }),
  createReport('沈知遥', '19 09:21', '另一根长轨也在落槽。两根一样长，一样平，一样冷。'),
  createReport('闻澜', '19 09:25', '望潮港的拖轮今天改了时间，说要等消息，一起拉一声汽笛。', {
    pictures: ['harbor-4'],
  }),
  createReport('沈知遥', '19 09:30', '焊机就位。焊一道口要两分四十秒，再等它凉下来。', {
    title: '开始焊接',
  }),
  createReport('何一舟', '19 09:34', '火花是橙色的，落到江里就没有了。', {
    pictures: ['night-2', 'rail-0'],
  }),
  createReport('沈知遥', '19 09:38', '探伤。探头走得很慢，屏幕上是一条平线。平就是好。'),
  createReport(
    '沈知遥',
    '19 09:40',
    '9 时 40 分，最后一对长轨锁定。临望铁路，三百一十二公里，全线铺通。',
    {
      title: '全线铺通',
      pinned: true,
      pictures: ['rail-4'],
      praises: 1204,
    },
  ),
  createReport('闻澜', '19 09:41', '汽笛响了。从望潮到临漪，沿线的船都在拉。', { praises: 633 }),
  createReport('石大川', '19 09:46', '没什么可说的。给家里打了个电话，说晚上回去吃饭。', {
    praises: 892,
  }),
  createReport(
    '顾青禾',
    '19 09:55',
    '孩子们的画被贴在了最后一根轨枕旁边的护栏上，有船帆的那一张在正中间。',
    {
      pictures: ['school-2'],
    },
  ),
  createReport('何一舟', '19 10:05', '拍了今天最后一张：人都走了，轨道还在那里。', {
    pictures: ['rail-2'],
  }),
  createReport(
    '沈知遥',
    '19 10:12',
    '联调联试下月中旬开始，明年春天开行首趟列车。直播到这里，谢谢各位早起。',
    { title: '明年春天通车' },
  ),
  createReport(
    '沈知遥',
    '19 10:20',
    '补一句：骆水生的船明年还在，改成看桥的船，十一分钟，不赶时间。',
    {
      praises: 745,
    },
  ),
  createReport('霁川日报', '19 10:30', '本场直播的回放已经上线，图文报道见今日本报一版。'),
];

/** The opening of the library, without a recording. */
const LIBRARY: readonly SampleReport[] = [
  createReport('苏合', '15 09:50', '老报纸数字馆今天开门，第一位读者带来了一九五三年的剪报本。', {
    pictures: ['books-1'],
  }),
  createReport('苏合', '15 10:10', '馆长说，最难修的不是纸，是糊在报纸背面的浆糊。'),
  createReport('苏合', '15 10:40', '应读者要求，本场活动不保留视频，只留文字。'),
];

/** Reports by the id of the broadcast's article, from the first to the last. */
export const LIVE_REPORTS: Readonly<Record<number, readonly SampleReport[]>> = {
  405: SKY,
  406: RAILS,
  410: LIBRARY,
};
