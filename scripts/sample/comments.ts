import type { SampleComment } from './types.ts';

type Extra = Omit<SampleComment, 'user' | 'text' | 'at' | 'praises'>;

/**
 * Creates a comment.
 * @param at day of November 2026 and time, China time: `20 08:12`
 */
const createComment = (
  user: string | null,
  at: string,
  text: string,
  praises = 0,
  extra: Extra = {},
): SampleComment => ({ user, text, at: `2026-11-${at}`, praises, ...extra });

/** Comments on the showcase: pinned, official, excellent, in review, long threads, several pages. */
const RAILWAY: readonly SampleComment[] = [
  createComment(
    '霁川日报',
    '20 06:45',
    '感谢大家的关注。关于票价和班次，铁路部门将在联调联试后公布，本报会第一时间刊发。',
    126,
    {
      official: true,
      pinned: true,
      replies: [
        createComment('雁回老许', '20 07:02', '等着，最好有早上六点的车。', 31),
        createComment('霁川日报', '20 07:20', '您的建议已转给相关部门。', 18, { official: true }),
        createComment(null, '20 07:41', '希望票价亲民。', 9),
        createComment('潮声', '20 08:10', '学生票打几折？', 4),
      ],
    },
  ),
  createComment(
    '磨坊巷口',
    '20 06:52',
    '我家就是从磨坊巷搬出来的。看到新门牌还叫磨坊巷的那天，我妈在楼下站了很久。',
    418,
    {
      excellent: true,
      place: '穗安',
      replies: [
        createComment('柳条巷七号', '20 07:05', '老邻居！我们在三栋。', 66),
        createComment('磨坊巷口', '20 07:11', '周末来喝茶，石榴还剩两个。', 52),
        createComment('阿禾粥铺', '20 09:30', '看得想哭。', 14),
      ],
    },
  ),
  createComment(
    '石大川的徒弟',
    '20 06:58',
    '最后五百米我在现场，真的是没人舍得快。师傅用手背贴轨那一下，我拍了照，没发。',
    356,
    {
      excellent: true,
      replies: [createComment('何一舟', '20 07:30', '我拍到了，回头发你。', 88)],
    },
  ),
  createComment(
    '候鸟观察员',
    '20 07:06',
    '江心洲的数据是我们一只一只数出来的，一百四十一种，没有水分。',
    203,
    {
      place: '穗安',
      replies: [
        createComment('小满', '20 07:50', '致敬！请问志愿者还招吗？', 11),
        createComment('候鸟观察员', '20 08:01', '每年九月招，要能早起。', 16),
      ],
    },
  ),
  createComment('早起的人', '20 07:12', '标题好。', 45),
  createComment('望潮船厂小李', '20 07:15', '一年回两趟，每趟换三次车，说的就是我。', 167, {
    place: '望潮',
  }),
  createComment(null, '20 07:18', '四百一十六亿，平均一公里一亿三千多万，贵不贵？', 22, {
    replies: [
      createComment('算账的人', '20 07:40', '桥占了快三成，桥就是这个价。', 35),
      createComment('顾青禾', '20 08:22', '可以参考文中的货运测算，后续我们会单独写一篇。', 41, {
        official: true,
      }),
      createComment(null, '20 09:05', '期待。', 2),
    ],
  }),
  createComment('图纸上的蓝', '20 07:22', '“他的图纸上蓝色比黑色多。”记者这句写得真好。', 132, {
    excellent: true,
  }),
  createComment('韩素的学生', '20 07:26', '老师为了那个四米二的檐口，跟结构专业吵了三回。', 98),
  createComment('一碗茶', '20 07:33', '许伯的茶摊还在吗？下次路过去喝一碗。', 27),
  createComment('青砖', '20 07:38', '六万块青砖，我爸烧的。', 74, { place: '穗安' }),
  createComment('走读生', '20 07:44', '以后周末可以回家了。', 33),
  createComment('漱玉河边', '20 07:52', '建议车站多留一点无障碍车位，文章里没提。', 58),
  createComment('老铁路', '20 08:00', '锁定轨温十一度，选的时间正好，懂行的人看得出来门道。', 61),
  createComment('远岫', '20 08:08', '坐等通车。', 12),
  createComment(
    '梁桂枝家的石榴',
    '20 08:15',
    '九个果子，最大的给了巡线员，剩下八个给了邻居。',
    87,
    {
      pictures: ['market-2-small', 'terraces-1-small'],
    },
  ),
  createComment(null, '20 08:23', '拍得真美。', 6),
  createComment('云阶梯田', '20 08:31', '什么时候也给我们山里修一条？', 24, {
    replies: [createComment('盘山公路', '20 10:12', '先把公路护栏装了吧。', 15)],
  }),
  createComment(
    '高小满的爸爸',
    '20 08:40',
    '带孩子去看了试验列车，孩子问为什么它不鸣笛，我说因为有鸟在睡觉。',
    144,
  ),
  createComment('鸥岛', '20 08:55', '终点是海，起点是山，中间是饭碗。', 39),
  createComment('纸上铁道', '20 09:10', '能不能出一张沿线车站手绘图？', 17, {
    replies: [createComment('施墨', '20 09:40', '在画了，周日见报。', 29, { official: true })],
  }),
  createComment('站台上的风', '20 09:26', '扶手用杉木，冬天不冰手，赞。', 21),
  createComment('晚稻', '20 09:48', '占用的基本农田，补划的地在哪里，也请跟踪报道。', 46),
  createComment('摆渡船', '20 10:05', '渡船改游船，船工怎么安排？', 30, {
    replies: [
      createComment('沈知遥', '20 10:44', '五位船工已全部签了游船公司的合同，下一篇会写到。', 34, {
        official: true,
      }),
      createComment('摆渡船', '20 10:50', '那就放心了。', 5),
    ],
  }),
  createComment('三脚架', '20 10:31', '第一张图是在南岸高地拍的吗？', 3),
  createComment(null, '20 10:58', '桥下那条渡船，我就在船上。我挥手了。', 231, { excellent: true }),
  createComment('等一列车', '20 11:20', '我奶奶八十六了，说要坐第一趟。', 55),
  createComment('广告勿扰', '20 11:32', '加我领取内部车票优惠', 0, { inReview: true }),
  createComment('铁路沿线', '20 11:47', '噪声屏障做到哪里了？我们村口好像没有。', 13),
  createComment('雨中', '20 12:06', '看完把文章发给了我爸，他修了一辈子路。', 28),
  createComment('长篇读者', '20 12:35', '这样的稿子请多写。三天沿线，值得。', 37),
];

/** Comments on the other articles, by article id. */
const READERS: Readonly<Record<number, readonly SampleComment[]>> = {
  346: [
    createComment(
      '种了三十年',
      '20 08:02',
      '下午露水干了再下田，这是老经验，写进推广手册了，好。',
      41,
    ),
    createComment(null, '20 08:30', '望潮那场台风，抢收的机手真是拼命。', 19, { place: '望潮' }),
    createComment('米粒', '20 09:12', '十六万吨，够多少人吃一年？', 8, {
      replies: [
        createComment('算账的人', '20 09:40', '按一人一年一百三十公斤口粮算，一百多万人。', 23),
      ],
    }),
    createComment('雪麓青稞', '20 10:20', '我们单产最低，但是增幅最高！', 27),
  ],
  348: [
    createComment('夜班', '19 18:50', '“机器看得见船，看不见人累不累。”给郑主任点赞。', 88, {
      excellent: true,
    }),
    createComment('引航员老范', '19 19:10', '铜哨我还留着一只，退休那年同事送的。', 73, {
      place: '望潮',
      replies: [
        createComment('闻澜', '19 19:40', '范师傅，能不能采访您？', 12, { official: true }),
        createComment('引航员老范', '19 20:05', '随时，潮平的时候来。', 20),
      ],
    }),
    createComment('集卡司机', '19 19:33', '排队时间比去年短多了，去年在闸口一等三小时。', 29),
    createComment('海的那边', '19 20:18', '四亿吨是什么概念？', 4),
    createComment(null, '19 21:02', '家门口的港，骄傲。', 11),
    createComment('驳船', '19 22:47', '内河一万八千艘次里有我家一艘。', 46),
  ],
  352: [
    createComment('南山口', '18 09:20', '本地人作证，牛羊晚上确实安静了。', 66, { place: '雪麓' }),
    createComment(
      '罗安平',
      '18 09:45',
      '谢谢记者。补充一句：第一个同意关灯的是卖酥油的阿妈，她说她小时候天就是这样的。',
      187,
      {
        excellent: true,
        replies: [
          createComment('陆砚秋', '18 10:02', '这句我没写进去，后悔。', 44, { official: true }),
          createComment('昴星团', '18 10:30', '阿妈才是第一功臣。', 21),
        ],
      },
    ),
    createComment('央金的同学', '18 12:10', '我也会认七颗！', 92),
    createComment('夜跑者', '18 12:44', '城里能不能也学学，滨江路的灯亮得睁不开眼。', 58, {
      replies: [createComment('滨江住户', '18 13:20', '对着我家窗户的那盏，投诉三年了。', 31)],
    }),
    createComment(null, '18 13:05', '低色温不招虫，这个知识点学到了。', 12),
    createComment('民宿小卓', '18 14:00', '欢迎来，手电记得蒙红布。', 26),
    createComment('摄影爱好者', '18 15:36', '拍银河请不要用激光笔指星，会影响望远镜。', 39),
    createComment(
      '路灯工',
      '18 18:20',
      '两千一百盏是我们班组八个人换的，站在高处看灯一片一片低下去，值。',
      101,
    ),
    createComment('观星', '18 20:02', '预约能开放平日吗？', 7),
  ],
  384: [
    createComment('双井小学老师', '19 17:30', '三位小记者把表格做到了十一点，妈妈们都来催了。', 52),
    createComment('公交司机', '19 18:05', '十二辆全停，没给我们丢脸。', 84, { excellent: true }),
    createComment('三轮车叔叔', '19 19:00', '原来我被记下来了。', 147, {
      replies: [createComment('许知微的妈妈', '19 19:20', '孩子高兴坏了，谢谢您。', 39)],
    }),
    createComment(null, '19 20:11', '第一个停下来的人很重要。', 35),
    createComment('交警小段', '19 21:00', '数据我们收到了，下周去现场看看抬高斑马线的方案。', 76, {
      official: true,
    }),
  ],
  501: [
    createComment('A reader in Wangchao', '20 10:30', 'I was on the ferry. I waved.', 24),
    createComment(null, '20 11:05', 'Beautifully told.', 6),
    createComment('Line side', '20 12:40', 'When will the timetable be published?', 3),
  ],
  511: [
    createComment(
      'Leserin',
      '20 15:10',
      'Schön geschrieben, besonders der Satz über das Wasser.',
      4,
    ),
  ],
  521: [createComment('Lecteur', '20 16:00', 'Très beau reportage.', 5)],
  532: [createComment('དབྱངས་ཅན།', '18 10:00', 'ང་ཚོའི་སློབ་གྲྭ་རེད། ཧ་ཅང་དགའ།', 15)],
  411: [
    createComment('胶片', '19 20:20', '第六张的雾，绝了。', 31),
    createComment('石大川的徒弟', '19 20:45', '师傅那张别给他看，他会不好意思。', 44),
    createComment(null, '19 21:30', '求壁纸。', 13),
    createComment('一只定焦', '19 22:10', '一只头走三百公里，敬业。', 17),
  ],
  401: [
    createComment('飞手', '19 20:00', '等九个晴天，懂的都懂。', 14),
    createComment('海', '19 20:40', '最后拉高看到海的那一下，值了。', 22),
  ],
  7001: [
    createComment('订报三十年', '20 07:10', '纸上的这张照片我剪下来了。', 16),
    createComment(null, '20 08:40', '版面漂亮。', 4),
  ],
};

/** Comments on broadcasts, by the id of the article. */
const LIVE_COMMENTS: Readonly<Record<number, readonly SampleComment[]>> = {
  405: [
    createComment('失眠的人', '20 19:50', '开着它睡觉，比什么都管用。', 52),
    createComment('雪麓牧人', '20 20:22', '山下关灯了，我家也关了，羊很意外。', 134, {
      place: '雪麓',
      excellent: true,
      replies: [createComment('才让卓玛', '20 20:31', '替羊谢谢你。', 61, { official: true })],
    }),
    createComment(null, '20 20:58', '请问右边那颗不动的是哪颗星？', 7, {
      replies: [
        createComment('霁川天文台', '20 21:02', '那是南山口基站的灯，抱歉。', 188, {
          official: true,
        }),
      ],
    }),
    createComment('三年级二班', '20 21:30', '看到火流星了！！！作业还没写。', 97),
  ],
  406: [
    createComment('铁路家属', '19 08:12', '石班长是我爸，他说回来吃饭就一定回来。', 263, {
      excellent: true,
    }),
    createComment('白鹭渡的船', '19 08:30', '骆师傅摆渡过我们一家三代。', 141, { place: '雁回' }),
    createComment('老钳工', '19 09:03', '五百米误差三毫米，还要敲没了，这才叫手艺。', 175),
    createComment(null, '19 09:42', '汽笛响的时候眼泪下来了。', 209),
    createComment(
      '带帆的火车',
      '19 10:01',
      '画有船帆的是我家孩子，他要我问问，能不能真的装一个。',
      320,
      {
        replies: [
          createComment('沈知遥', '19 10:25', '问过总工了，他说要先申请通航。', 244, {
            official: true,
          }),
        ],
      },
    ),
  ],
};

/** Comments by article id. */
export const COMMENTS: Readonly<Record<number, readonly SampleComment[]>> = {
  345: RAILWAY,
  ...READERS,
  ...LIVE_COMMENTS,
};
