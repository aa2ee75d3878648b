import { createRandom, type Random } from '../images/random.ts';
import type { Block, SampleArticle } from '../types.ts';
import { HOSTILE_PAGE, writeHostileTitle } from './brokenPages.ts';
import {
  decideArticleId,
  decideLayoutId,
  findArticleSlot,
  formatPageCode,
  type PaperArticleSlot,
  type PaperPage,
} from './paperIds.ts';
import { findPaper, formatDay, formatPageNumber, PROOFS } from './papers.ts';
import { layOutSheet, SHEET_HEIGHT, SHEET_WIDTH, type SheetArticle } from './sheet.ts';
import type { Subject } from './subjects/subjectTypes.ts';
import {
  createDeck,
  type Deck,
  findSubjects,
  WRITERS,
  writeStory,
  writeSubtitle,
} from './texts.ts';
import { createLineCounter, type TextBlock } from './typesetArticle.ts';

/** Id of the column of the newspaper's articles. */
const PAPER_COLUMN = 23;
/** One in this many articles has a banner above, another one a banner below. */
const ONE_WITH_BANNER_IN = 4;
const BANNERS = 12;
const SEEDS_OF_SCENE = 5;
/** A paragraph ends with the sentence that makes it longer than this. */
const PARAGRAPH_CHARS = 70;
/** A heading is before every further group of paragraphs, and not near the end. */
const PARAGRAPHS_PER_HEADING = 3;
const LEAST_LINES_BELOW_HEADING = 9;

/**
 * Generates the newspaper article with an id from its page and position; null for other ids.
 * The same id always gives the same article, so that it is not stored.
 */
export function createPaperArticle(id: number): SampleArticle | null {
  const at = findArticleSlot(id);
  return at && (composePage(at)[at.place] ?? null);
}

const pages = new Map<number, readonly SampleArticle[]>();

/** Generates the articles of a page, in reading order; no sentence is in two of them. */
export function composePage(place: PaperPage): readonly SampleArticle[] {
  const code = formatPageCode(place);
  const known = pages.get(code);
  if (known) return known;
  const subjects = findSubjects(findPaper(place.paper)?.sections[place.page - 1] ?? '');
  const [first, second] = subjects;
  const deck = createDeck(subjects, createRandom(`sentences-${code}`));
  const articles = layOutSheet(place).map((spot, index) =>
    // No story is on a page twice.
    writeArticle(
      { ...place, place: index },
      spot,
      index < first.stories.length ? first : second,
      deck,
    ),
  );
  pages.set(code, articles);
  return articles;
}

function writeArticle(
  at: PaperArticleSlot,
  spot: SheetArticle,
  subject: Subject,
  deck: Deck,
): SampleArticle {
  const id = decideArticleId(at);
  const random = createRandom(`article-${formatPageCode(at)}-${at.place}`);
  const turn = at.day * 3 + at.page + at.place;
  const story = writeStory(subject, turn, random);
  const isHostile = at.paper === PROOFS && at.page === HOSTILE_PAGE;
  const writer = random.pick(WRITERS);
  const [scene, sceneText] = subject.scenes[turn % subject.scenes.length] ?? ['river', ''];
  const picture = {
    picture: `${scene}-${random.int(0, SEEDS_OF_SCENE - 1)}`,
    caption: `${sceneText}${random.pick(WRITERS)} 摄`,
  };
  const paper = findPaper(at.paper);
  const head = {
    ...(at.place === 0 && at.page === 1 && { introTitle: `${paper?.name ?? ''}今日关注` }),
    title: isHostile ? writeHostileTitle(at.place) : story.headline,
    ...(spot.columns >= 4 && !subject.isEssay && { subtitle: writeSubtitle(random) }),
  };
  const { introTitle: kicker, title, subtitle } = head;
  const caption = spot.hasPicture ? picture.caption : undefined;
  const counter = createLineCounter(spot, { kicker, title, subtitle, caption });
  const lead = subject.isEssay ? story.lead : `本报讯（记者${writer}）${story.lead}`;
  const [first = lead, ...others] = fillColumns(lead, counter, subject, deck, random);
  const body: Block[] = spot.hasPicture ? [first, picture, ...others] : [first, ...others];
  return {
    id,
    column: PAPER_COLUMN,
    at: `${formatDay(at.day)} 00:00`,
    ...head,
    source: paper?.name ?? '',
    credits: { author: writer, editor: random.pick(WRITERS) },
    paper: {
      layoutId: decideLayoutId(at),
      layout: formatPageNumber(at.page),
      layoutPicture: `sheet-${formatPageCode(at)}-page`,
      area: spot.outline.map(([x, y]) => [perCent(x, SHEET_WIDTH), perCent(y, SHEET_HEIGHT)]),
      ...(random.int(1, ONE_WITH_BANNER_IN) === 1 && {
        topPicture: `notice-${id % BANNERS}-banner`,
      }),
      ...(random.int(1, ONE_WITH_BANNER_IN) === 1 && {
        bottomPicture: `notice-${(id + 5) % BANNERS}-banner`,
      }),
    },
    clicks: random.int(80, 2400),
    praises: random.int(0, 90),
    shares: random.int(0, 40),
    body,
  };
}

/** Writes as many sentences as the columns of the printed article hold. */
function fillColumns(
  lead: string,
  { lines, count }: ReturnType<typeof createLineCounter>,
  { subheads }: Subject,
  deck: Deck,
  random: Random,
): readonly TextBlock[] {
  const body: TextBlock[] = [lead];
  let used = count(lead, 0);
  let paragraph = '';
  let paragraphs = 1;
  const end = () => {
    used += count(paragraph, used);
    body.push(paragraph);
    paragraph = '';
    paragraphs += 1;
    if (paragraphs % PARAGRAPHS_PER_HEADING > 0 || used + LEAST_LINES_BELOW_HEADING > lines) return;
    const unused = subheads.filter((heading) => !hasHeading(body, heading));
    if (unused.length === 0) return;
    const heading = { heading: random.pick(unused) };
    body.push(heading);
    used += count(heading, used);
  };
  for (;;) {
    const sentence = deck.draw((next) => used + count(paragraph + next, used) <= lines);
    if (sentence === null) break;
    paragraph += sentence;
    if (paragraph.length > PARAGRAPH_CHARS) end();
  }
  if (paragraph) end();
  return body;
}

const hasHeading = (body: readonly TextBlock[], heading: string): boolean =>
  body.some((block) => typeof block === 'object' && block.heading === heading);

const perCent = (pixels: number, whole: number): number =>
  Math.round((pixels / whole) * 100_00) / 100;
