import { MARKUP_VARIANTS } from '../articles/markupVariants.ts';
import { createRandom } from '../images/random.ts';
import type { SampleArticle } from '../types.ts';
import { composePage } from './createPaperArticle.ts';
import { decideArticleId, formatPageCode, type PaperPage } from './paperIds.ts';
import { findPaper, formatDay, formatPageNumber } from './papers.ts';
import { type Box, layOutSheet, type SheetArticle } from './sheet.ts';
import { WRITERS } from './texts.ts';
import {
  type PrintedGlyph,
  setLine,
  type TextBlock,
  type TypesetArticle,
  typesetArticle,
} from './typesetArticle.ts';

/** An article as it is printed. */
export interface PrintedArticle extends TypesetArticle {
  readonly area: SheetArticle;
  /** Name of the image at `picture`. */
  readonly pictureName: string | null;
}

/** What is printed on a page beside its articles. */
interface PageFurniture {
  readonly ink: readonly PrintedGlyph[];
  /** In the colour of the newspaper. */
  readonly coloured: readonly PrintedGlyph[];
  /** On a ground of the newspaper's colour. */
  readonly white: readonly PrintedGlyph[];
  readonly grey: readonly PrintedGlyph[];
  readonly grounds: readonly Box[];
  readonly rules: readonly Box[];
}

const LEFT = 50;
const RIGHT = 950;
const WIDTH = RIGHT - LEFT;

/** Sets the articles of a page in reading order; pure. */
export function typesetPage(place: PaperPage): readonly PrintedArticle[] {
  const generated = composePage(place);
  return layOutSheet(place).flatMap((area, index) => {
    const article = findWritten({ ...place, place: index }) ?? generated[index];
    return article ? [setArticle(area, article)] : [];
  });
}

/** Returns a hand-written article of today's front page; null at other positions. */
function findWritten(at: Parameters<typeof decideArticleId>[0]): SampleArticle | null {
  const id = decideArticleId(at);
  return MARKUP_VARIANTS.find((article) => article.id === id) ?? null;
}

function setArticle(area: SheetArticle, article: SampleArticle): PrintedArticle {
  const { introTitle: kicker, title, subtitle, body = [] } = article;
  const picture = body.find((block) => typeof block === 'object' && 'picture' in block);
  const { picture: pictureName = null, caption = undefined } =
    picture && typeof picture === 'object' && 'picture' in picture ? picture : {};
  const typeset = typesetArticle(area, {
    kicker,
    title,
    subtitle,
    caption,
    body: body.filter(
      (block): block is TextBlock => typeof block === 'string' || 'heading' in block,
    ),
  });
  return { ...typeset, area, pictureName };
}

/** Sets the nameplate of a first page, or the line at the head of another one, and the foot. */
export function setFurniture(place: PaperPage): PageFurniture {
  const head = place.page === 1 ? setNameplate(place) : setPageHead(place);
  const random = createRandom(`foot-${formatPageCode(place)}`);
  const [editor, layout, reader] = [0, 1, 2].map(() => random.pick(WRITERS));
  const foot = `本版责编 ${editor}　版式 ${layout}　校对 ${reader}`;
  return {
    ...head,
    grey: [
      ...head.grey,
      ...setLine(foot, { x: LEFT, y: 1386 }, 12),
      ...setLine(
        `${nameOf(place)}　${formatPageNumber(place.page)} 版`,
        { x: RIGHT, y: 1386 },
        12,
        400,
        'right',
      ),
    ],
    rules: [...head.rules, { x: LEFT, y: 1379, w: WIDTH, h: 1 }],
  };
}

const nameOf = ({ paper }: PaperPage): string => findPaper(paper)?.name ?? '';

const WEEKDAYS = '日一二三四五六';
/** Issue number of 1 November 2026, by newspaper. */
const FIRST_ISSUE: Readonly<Record<number, number>> = { 1: 21_204, 2: 9_817 };

function formatDate({ day }: PaperPage): string {
  const weekday = WEEKDAYS[new Date(`${formatDay(day)}T00:00:00Z`).getUTCDay()] ?? '';
  return `2026年11月${day}日　星期${weekday}`;
}

function setNameplate(place: PaperPage): PageFurniture {
  const random = createRandom(`weather-${formatPageCode(place)}`);
  const pages = findPaper(place.paper)?.sections.length ?? 0;
  const issue = (FIRST_ISSUE[place.paper] ?? 1) + place.day;
  const weather = ['临漪', '望潮', '穗安'].map((town) => {
    const low = random.int(2, 9);
    const sky = random.pick(['多云', '晴', '多云转晴', '小雨', '阴转多云']);
    return `${town}　${sky}　${low}～${low + random.int(5, 9)}℃`;
  });
  return {
    ink: [
      ...setLine('今日天气', { x: 716, y: 40 }, 15, 700),
      ...weather.flatMap((line, index) => setLine(line, { x: 716, y: 62 + index * 20 }, 13)),
      ...setLine(`${formatDate(place)}`, { x: 420, y: 44 }, 15, 700),
      ...setLine(`第 ${issue} 期　今日 ${pages} 版`, { x: 420, y: 70 }, 13),
      ...setLine(`${nameOf(place)}社出版`, { x: 420, y: 92 }, 13),
    ],
    coloured: setLine(nameOf(place), { x: LEFT, y: 30 }, 86, 900),
    white: [],
    grey: [],
    grounds: [],
    rules: [
      { x: LEFT, y: 131, w: WIDTH, h: 4 },
      { x: LEFT, y: 137.5, w: WIDTH, h: 1 },
      { x: 698, y: 42, w: 1, h: 78 },
    ],
  };
}

function setPageHead(place: PaperPage): PageFurniture {
  const section = findPaper(place.paper)?.sections[place.page - 1] ?? '';
  return {
    ink: setLine(section, { x: 112, y: 46 }, 28, 900),
    coloured: setLine(nameOf(place), { x: RIGHT, y: 44 }, 22, 900, 'right'),
    white: setLine(formatPageNumber(place.page), { x: 62, y: 45 }, 30, 900),
    grey: setLine(formatDate(place), { x: 838, y: 54 }, 13, 400, 'right'),
    grounds: [{ x: LEFT, y: 42, w: 52, h: 38 }],
    rules: [{ x: LEFT, y: 84, w: WIDTH, h: 2.5 }],
  };
}
