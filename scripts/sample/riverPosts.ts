import type { SampleAuthor } from './postAuthors.ts';
import type { SamplePost } from './postTypes.ts';

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

export const RIVER_POSTS: readonly SamplePost[] = LINES.map((text, count): SamplePost => {
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
