import type { SampleComment } from '../types.ts';
import { createComment } from './createComment.ts';

/** Comments on the showcase: pinned, official, excellent, in review, long threads, several pages. */
export const RAILWAY: readonly SampleComment[] = [
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
