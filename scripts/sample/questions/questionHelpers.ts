import { moveTime } from '../shiftDates.ts';

/** Subtracts hours from a China time: `2026-11-20 20:00`. */
export const hoursBefore = (start: string, hours: number): string =>
  moveTime(start, -hours, 'hour');

export const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Names of authors of questions, some of them members. */
export const ASKERS = [
  '磨坊巷口',
  '雁回老许',
  '种了三十年',
  '望潮船厂小李',
  '米粒',
  '石榴坪二队',
  '阿禾粥铺',
  '候鸟观察员',
  '夜班',
  '返乡的小冯',
] as const;
