import type { Random } from '../images/random.ts';
import { CULTURE } from './subjects/culture.ts';
import { ECONOMY } from './subjects/economy.ts';
import { ESSAYS } from './subjects/essays.ts';
import { GENERAL } from './subjects/general.ts';
import { LIVING } from './subjects/living.ts';
import { NEWS } from './subjects/news.ts';
import { SCIENCE } from './subjects/science.ts';
import { SPORT } from './subjects/sport.ts';
import type { Subject } from './subjects/subjectTypes.ts';
import { TOWN } from './subjects/town.ts';

const PLACES = [
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
  '青石桥',
  '漱玉河',
] as const;

export const WRITERS = [
  '沈知遥',
  '陆砚秋',
  '何一舟',
  '顾青禾',
  '苏合',
  '许闻',
  '丁一禾',
  '施墨',
  '纪南枝',
  '方听雨',
] as const;

/** Persons in the articles. */
const NAMES = [
  '邵立春',
  '许广田',
  '梁桂枝',
  '程望舒',
  '段小川',
  '宋禾生',
  '柳月初',
  '高守义',
  '贺春山',
  '孟佩兰',
  '殷书同',
  '赖水生',
  '温如故',
  '唐秋实',
  '骆云开',
  '魏长庚',
] as const;

/**
 * Subjects of a section: the second one's stories and the others' sentences are used when a page
 * needs more than the first subject has.
 */
type Subjects = readonly [Subject, Subject, Subject];

const SUBJECTS: Readonly<Record<string, Subjects>> = {
  要闻: [NEWS, ECONOMY, GENERAL],
  综合: [GENERAL, TOWN, NEWS],
  经济: [ECONOMY, NEWS, TOWN],
  民生: [TOWN, LIVING, GENERAL],
  科教: [SCIENCE, CULTURE, LIVING],
  文化: [CULTURE, SCIENCE, ESSAYS],
  体育: [SPORT, LIVING, TOWN],
  副刊: [ESSAYS, CULTURE, LIVING],
  头版: [NEWS, GENERAL, ECONOMY],
  城事: [TOWN, NEWS, GENERAL],
  生活: [LIVING, TOWN, CULTURE],
  夜读: [ESSAYS, CULTURE, LIVING],
};

export const findSubjects = (section: string): Subjects =>
  SUBJECTS[section] ?? [NEWS, ECONOMY, GENERAL];

/** Sentences that continue an article of any section. */
const COMMON_DETAILS = [
  '水位每涨一尺，守堤的人就多走一趟，沿线的木桩上留着不同年份的刻痕。',
  '年轻人把数据接进了手机，却仍旧每天到现场看一眼，说屏幕上看不出风向。',
  '商量了三个晚上，大家决定把最平整的一块地留给晒场，而不是停车场。',
  '按照规程，每一件旧料都要编号，能用的归位，不能用的留下照片和尺寸。',
  '这笔钱不多，分到每一户只有几百元，可是账目贴在墙上，谁都看得见。',
  '图纸改了四遍，最后一遍只改了一道檐口。',
  '施工避开了候鸟停留的时节，最响的几道工序挪到了十二月以后。',
  '有人算过，省下来的时间，一年差不多是九个整天。',
  '办事的窗口从十二个减到三个，排队的人反而少了。',
  '试行的第一个月收到四十条意见，其中一半写的是同一件事。',
] as const;

interface StoryText {
  readonly headline: string;
  /** The first paragraph, without the byline. */
  readonly lead: string;
}

/**
 * Writes the headline and the first paragraph of a story.
 * @param turn index of the article on its page, so that neighbours differ
 */
export function writeStory({ stories }: Subject, turn: number, random: Random): StoryText {
  const story = stories[turn % stories.length];
  const place = PLACES[(turn * 5) % PLACES.length] ?? '';
  const number = String(random.int(...(story?.numbers ?? [3, 96])));
  const fill = (text = '') =>
    fillNames(text.replaceAll('{place}', place).replaceAll('{n}', number), random);
  return { headline: fill(story?.headline), lead: fill(story?.lead) };
}

const fillNames = (text: string, random: Random): string =>
  text.replaceAll('{name}', () => random.pick(NAMES));

/** The line under a headline. */
const SUBTITLES = [
  '——来自一线的记录',
  '——记者走访手记',
  '——写在今冬第一场霜之后',
  '——一本账背后的人',
  '——他们把这件事做了很久',
] as const;

export const writeSubtitle = (random: Random): string => random.pick(SUBTITLES);

export interface Deck {
  /** Returns the next sentence that `isSuitable` accepts and removes it; null when none does. */
  readonly draw: (isSuitable: (sentence: string) => boolean) => string | null;
}

/** Creates the sentences of a page: those of its first subject are used first, each once. */
export function createDeck([first, ...others]: Subjects, random: Random): Deck {
  const common = first.isEssay ? [] : COMMON_DETAILS;
  const cards = [first.details, common, ...others.map(({ details }) => details)].flatMap(
    (sentences) => shuffle(sentences, random).map((sentence) => fillNames(sentence, random)),
  );
  const draw: Deck['draw'] = (isSuitable) => {
    const at = cards.findIndex(isSuitable);
    return at < 0 ? null : (cards.splice(at, 1)[0] ?? null);
  };
  return { draw };
}

function shuffle<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((value) => ({ value, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
