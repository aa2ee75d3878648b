import { cutCharacters } from '../cutCharacters.ts';
import type { LiveReport } from './normaliseLive.ts';

/** Maximum number of characters of a report's text that stand for its headline. */
const NAME_CHARACTERS_MAX = 40;

/** Returns the headline of a report, else the beginning of its text; '' for a report of images alone. */
export const nameReport = ({ title, text }: Pick<LiveReport, 'title' | 'text'>): string =>
  title || cutCharacters(text, NAME_CHARACTERS_MAX);

/**
 * Returns the key events of a broadcast, the latest first. No field marks them: they are the reports that editors
 * have pinned or given a headline; where all reports have one, only the pinned ones. Returns none when the list
 * would have a single report, or all of them.
 */
export function listKeyReports(reports: readonly LiveReport[]): readonly LiveReport[] {
  const hasPlain = reports.some(({ title }) => title === '');
  const isKey = (report: LiveReport) => report.pinned || (hasPlain && report.title !== '');
  const keys = reports.filter((report) => isKey(report) && nameReport(report) !== '');
  if (keys.length < 2 || keys.length === reports.length) return [];
  return keys.sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
}
