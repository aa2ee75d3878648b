import { createComment } from '../comments/createComment.ts';
import type { SampleComment } from '../types.ts';

/** Comments on broadcasts, by the id of the article. */
export const LIVE_COMMENTS: Readonly<Record<number, readonly SampleComment[]>> = {
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
