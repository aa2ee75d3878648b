import { filterImageLink } from '../link.ts';
import { parseLine, parseLines } from '../text.ts';
import { field, isNone, parseCount, parseRecord } from '../wire.ts';
import type { ReporterInfo } from './communityTypes.ts';

/** Returns a reporter's profile, whose id the answer may leave out; null when there is none. */
export function parseReporterInfo(payload: unknown, id: string): ReporterInfo | null {
  const wire = parseRecord(payload);
  if (isNone(wire)) return null;
  const reporter = {
    id,
    name: parseLine(field(wire, 'name', 'reporterName', 'authorName')),
    duty: parseLine(field(wire, 'duty')),
    description: parseLines(field(wire, 'description', 'introduction')),
    icon: filterImageLink(field(wire, 'url', 'icon', 'authorIcon')),
    articles: parseCount(field(wire, 'articleCount', 'countArticle')),
    dynamics: parseCount(field(wire, 'dynamicCount', 'countDynamic')),
    followers: parseCount(field(wire, 'followerCount', 'fansCount', 'rssCount')),
  };
  // For an unknown reporter servers answer with counts of zero.
  const hasNoDetails = !reporter.name && !reporter.icon && !reporter.duty && !reporter.description;
  return hasNoDetails && reporter.articles + reporter.dynamics === 0 ? null : reporter;
}
