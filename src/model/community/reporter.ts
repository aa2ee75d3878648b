import * as read from '../read.ts';
import { isNone, parseRecord } from '../wire.ts';

/** A reporter's profile. */
export type ReporterInfo = read.Parsed<typeof parseReporterInfo>;

/** Returns a reporter's profile, whose id the answer may leave out; null when there is none. */
export function parseReporterInfo(payload: unknown, id: string) {
  const wire = parseRecord(payload);
  if (isNone(wire)) return null;
  const reporter = {
    id,
    name: read.line(wire, 'name', 'reporterName', 'authorName'),
    duty: read.line(wire, 'duty'),
    description: read.lines(wire, 'description', 'introduction'),
    icon: read.image(wire, 'url', 'icon', 'authorIcon'),
    articles: read.count(wire, 'articleCount', 'countArticle'),
    dynamics: read.count(wire, 'dynamicCount', 'countDynamic'),
    followers: read.count(wire, 'followerCount', 'fansCount', 'rssCount'),
  };
  // For an unknown reporter servers answer with counts of zero.
  const hasNoDetails = !reporter.name && !reporter.icon && !reporter.duty && !reporter.description;
  return hasNoDetails && reporter.articles + reporter.dynamics === 0 ? null : reporter;
}
