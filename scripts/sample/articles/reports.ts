import { LEADERS } from '../leaders.ts';
import { moveTime } from '../shiftDates.ts';
import type { SampleArticle } from '../types.ts';

const FIRST_ID = 2700;
/** Government affairs, and the front page. */
const LIST_COLUMNS = [27, 12];
const NEWEST = '2026-11-04 10:00';
/** An hour less than four days, so that the time of day varies. */
const STEP_HOURS = 95;

/** Texts of reports; `{w}` is the leader's name. */
const REPORTS: readonly (readonly [title: string, text: string, picture?: string])[] = [
  [
    '{w}到漱玉灌区检查冬春水利，没有走准备好的路线',
    '检查从尾水村开始，逆着水往上走。在七孔闸，守闸人说了三个问题，随行人员当场记下，限十日答复。',
    'river-2',
  ],
  [
    '{w}接听便民热线，两小时接了十四个电话',
    '十四个电话里，五个关于暖气，三个关于路灯，一个问哪里可以学开拖拉机。能答的当场答复，不能答的留下了号码。',
  ],
  [
    '{w}主持座谈：请把数字换成名字',
    '座谈会请来十一位基层干部。讨论材料里写着“惠及三百户”，会上要求改成三百个名字。',
    'chart-3',
  ],
  [
    '{w}走访老旧小区，在楼道里开了一次会',
    '楼道里站着二十来个人，议题只有一个：电梯装在哪边。没有结论，定下了第二次会的时间。',
    'city-0',
  ],
  [
    '{w}调研中小学课后服务，听完一节手工课',
    '课上做的是纸船。离开时，一个孩子把自己的那只递过来，说会浮，不信可以试。',
    'school-0',
  ],
];

/** Reports about leaders, each in the leader's column: five about the first, two about each other. */
export const REPORTS_OF_LEADERS: readonly SampleArticle[] = LEADERS.filter(
  ({ column }) => column !== 0,
).flatMap(({ column, name, duty }, leader) =>
  REPORTS.slice(0, leader === 0 ? REPORTS.length : 2).map(([title, text, picture], index) => {
    const rank = leader * REPORTS.length + index;
    return {
      id: FIRST_ID + rank,
      column,
      alsoIn: index === leader % 2 ? LIST_COLUMNS : [],
      at: moveTime(NEWEST, -(rank % 47) * STEP_HOURS, 'hour'),
      title: title.replace('{w}', name),
      abstract: `${duty}${name}：${text.slice(0, text.indexOf('。') + 1)}`,
      credits: { reporter: '韩修远' },
      body: [text, ...(picture ? [{ picture }] : [])],
    };
  }),
);
