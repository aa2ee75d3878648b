import { dayjs } from '../../siteTime.ts';

/** A newspaper. */
export interface SamplePaperTitle {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  /** Names of the pages of every edition, from page 1. */
  readonly sections: readonly string[];
  /** Days of November 2026 with an edition, the newest first. */
  readonly days: readonly number[];
  /** In no list: for tests. */
  readonly hidden?: true;
}

const YEAR_MONTH = '2026-11';
const LAST_DAY = 20;
const EDITIONS = 7;

export const DAILY = 1;
export const EVENING = 2;
/** A newspaper with broken pages (brokenPages.ts). */
export const PROOFS = 9;

export const PAPERS: readonly SamplePaperTitle[] = [
  {
    id: DAILY,
    name: '霁川日报',
    code: 'jcrb',
    sections: ['要闻', '综合', '文化', '副刊'],
    days: daysBack(() => true),
  },
  {
    id: EVENING,
    name: '霁川晚报',
    code: 'jcwb',
    sections: ['头版', '城事'],
    days: daysBack((day) => !isWeekend(day)),
  },
  {
    id: PROOFS,
    name: '校样',
    code: 'jy',
    sections: ['正常', '乱码', '出界', '混杂', '无热区', '敌意', '坏图'],
    days: [20, 19, 18],
    hidden: true,
  },
];

function daysBack(isOut: (day: number) => boolean): readonly number[] {
  const days: number[] = [];
  for (let day = LAST_DAY; days.length < EDITIONS; day -= 1) if (isOut(day)) days.push(day);
  return days;
}

function isWeekend(day: number): boolean {
  return dayjs.utc(formatDay(day)).day() % 6 === 0;
}

export const findPaper = (id: number): SamplePaperTitle | null =>
  PAPERS.find((paper) => paper.id === id) ?? null;

/** Formats a day of November 2026: `2026-11-20`. */
export function formatDay(day: number): string {
  return `${YEAR_MONTH}-${String(day).padStart(2, '0')}`;
}

/** Parses `20261120` to the day of the month; null for a day of another month. */
export function parseDay(date: string): number | null {
  const match = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(date);
  return match && `${match[1]}-${match[2]}` === YEAR_MONTH ? Number(match[3]) : null;
}

/** Formats a page number as in names and answers: `01`. */
export const formatPageNumber = (page: number): string => String(page).padStart(2, '0');
