import type { ActionTranslate } from '../../i18n/translate.ts';
import { getWeekday } from '../../model/paper/date.ts';

/** Returns a day in the language of `t`: `2026年11月20日 星期五`. */
export function formatDay(day: string, t: ActionTranslate): string {
  const [y = '', m = '', d = ''] = day.split('-').map((part) => String(Number(part)));
  const w = pick(t('paper.weekdays'), getWeekday(day));
  return t('paper.day', { y, d, w, month: pick(t('paper.months'), Number(m) - 1) });
}

/** Returns a month in the language of `t`: `2026年11月`. */
export function formatMonth(month: string, t: ActionTranslate): string {
  const [y = '', m = ''] = month.split('-').map((part) => String(Number(part)));
  return t('paper.month', { y, month: pick(t('paper.months'), Number(m) - 1) });
}

/** Returns the names of the weekdays, starting with Sunday. */
export const listWeekdays = (t: ActionTranslate): readonly string[] => split(t('paper.weekdays'));

const pick = (names: string, index: number): string => split(names)[index] ?? '';

/** Tibetan messages end with a shad, which is not part of the last name. */
const split = (names: string): readonly string[] => names.replace(/།$/, '').split('/');
