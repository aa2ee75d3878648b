import { COLUMNS } from './columns.ts';
import { moveTime } from './shiftDates.ts';
import type { Block, SampleArticle } from './types.ts';

const PARAGRAPHS = 30;
const FIGURES = 8;
/** Generated articles are older than all others, one minute apart. */
const NEWEST = '2026-10-01 08:00';

const LOCATIONS = [
  '临漪',
  '望潮',
  '穗安',
  '雪麓',
  '雁回',
  '砚溪',
  '云阶',
  '冶坪',
  '白鹭渡',
  '石榴坪',
];
const SUBJECTS = ['渡口', '站房', '圩堤', '粮站', '灯塔', '书院', '窑场', '果园', '泵站', '学堂'];
const EVENTS = [
  '修缮完工',
  '迎来新季',
  '换上新灯',
  '开门迎客',
  '办起讲习',
  '完成普查',
  '重立碑记',
  '添了新船',
];

const OPENINGS = [
  '清早的雾还没有散，人已经到齐了。',
  '这里的人说起那一年，总要先说雨。',
  '从公路上看不见它，要走一段下坡的石阶。',
  '账本摊开在桌上，一页记收成，一页记用工。',
  '老人记得第一次通电的晚上，谁家的灯最后才关。',
  '图纸改了四遍，最后一遍只改了一道檐口。',
];
const MIDDLES = [
  '水位每涨一尺，守堤的人就多走一趟，沿线的木桩上留着不同年份的刻痕。',
  '年轻人把数据接进了手机，却仍旧每天到现场看一眼，说屏幕上看不出风向。',
  '村里商量了三个晚上，决定把最平整的一块地留给晒场，而不是停车场。',
  '施工队避开了候鸟停留的时节，把最响的几道工序挪到了十二月以后。',
  '按照规程，每一件旧料都要编号，能用的归位，不能用的留下照片和尺寸。',
  '这笔钱不多，分到每一户只有几百元，可是账目贴在墙上，谁都看得见。',
];
const ENDINGS = [
  '傍晚收工的时候，江面上正好有一条船过去。',
  '他说，做完这一季，再看下一季。',
  '来年春天，这里会再种一排柳树。',
  '孩子们放学经过，总要停下来看一会儿。',
  '剩下的事情，交给时间去检验。',
  '灯亮了，路也就短了。',
];
const SCENES = ['mountains', 'river', 'terraces', 'city', 'sunset', 'harbor', 'forest', 'fields'];

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** Generates an article for benchmarks: 30 paragraphs, 8 figures; the same for an id and column. */
export function generateArticle(id: number, column: number): SampleArticle {
  const location = pick(LOCATIONS, id);
  const subject = pick(SUBJECTS, Math.floor(id / 10));
  const event = pick(EVENTS, Math.floor(id / 100));
  return {
    id,
    column,
    at: moveTime(NEWEST, -(id % 100_000), 'minute'),
    title: `${location}${subject}${event}（${id}）`,
    abstract: `${location}的${subject}${event}，记者走访了那里的人。`,
    source: '霁川日报',
    credits: { reporter: '沈知遥', editor: '苏合' },
    tags: ['乡村', '水利'],
    body: createBody(id),
  };
}

/** Returns the article of a stored model, which for generated articles is only a mark. */
export function expandModel(model: SampleArticle | GeneratedMark): SampleArticle {
  return 'generated' in model ? generateArticle(model.generated, model.column) : model;
}

/** What is stored of a generated article, to keep the database small. */
interface GeneratedMark {
  readonly generated: number;
  readonly column: number;
}

function createBody(id: number): Block[] {
  const blocks: Block[] = [];
  for (let index = 0; index < PARAGRAPHS; index += 1) {
    const n = id * 7 + index * 13;
    const text = pick(OPENINGS, n) + pick(MIDDLES, n + index) + pick(MIDDLES, n + index * 3 + 1);
    blocks.push(`${text}${pick(ENDINGS, n + 2)}`);
    if (index % 4 === 1 && index / 4 < FIGURES) {
      const scene = pick(SCENES, id + index);
      blocks.push({ picture: `${scene}-${(id + index) % 5}`, caption: `图 ${(index + 3) / 4}` });
    }
  }
  return blocks;
}

/** Long columns for tests, whose articles are generated at each request and not stored. */
const IDS_A_COLUMN = 10_000;

/** Returns the id of a column's first generated article: 2_730_000 for column 273. */
const firstIdOf = (columnId: number) => columnId * IDS_A_COLUMN;

/** Lists articles of a generated column, newest first; null for any other column. */
export function listGeneratedColumn(
  columnId: number,
  offset: number,
  limit: number,
): readonly SampleArticle[] | null {
  const count = countOf(columnId);
  if (count === 0) return null;
  const length = Math.max(0, Math.min(limit, count - offset));
  return Array.from({ length }, (_, index) =>
    generateArticle(firstIdOf(columnId) + offset + index, columnId),
  );
}

/** Returns the generated article with an id; null when there is none. */
export function findGeneratedArticle(id: number): SampleArticle | null {
  const columnId = Math.floor(id / IDS_A_COLUMN);
  return id % IDS_A_COLUMN < countOf(columnId) ? generateArticle(id, columnId) : null;
}

const countOf = (columnId: number): number =>
  COLUMNS.find(({ id }) => id === columnId)?.generated ?? 0;
