import type { ListItem } from '../article/articleTypes.ts';
import { parseListItem } from '../article/listItem.ts';
import type { Leader } from '../column/columnTypes.ts';
import { parseLeader } from '../column/normaliseColumn.ts';
import * as read from '../read.ts';
import { field, findRows, parseEach, parseRecord } from '../wire.ts';

/** Number of reports beside a leader in a list. */
const REPORTS_BESIDE = 2;

/** A leader in a list, with the newest reports about them. */
export interface LeaderEntry extends Leader {
  readonly reports: readonly ListItem[];
}

/** A region or office with its leaders. */
export interface LeaderRegion {
  readonly id: string;
  readonly name: string;
}

/** Returns the leaders of a bare array or of a list. */
export const parseLeaders = (payload: unknown): readonly LeaderEntry[] =>
  parseEach(findRows(payload, 'list', 'leaders'), (value) => {
    const leader = parseLeader(value);
    if (leader === null) return null;
    const articles = field(parseRecord(value), 'articles', 'articleList', 'list');
    return { ...leader, reports: parseEach(articles, parseListItem).slice(0, REPORTS_BESIDE) };
  });

/** Returns the regions that group leaders; one without a name is left out. */
export const parseRegions = (payload: unknown): readonly LeaderRegion[] =>
  parseEach(findRows(payload, 'cats', 'list'), (value) => {
    const wire = parseRecord(value);
    const id = read.id(wire, 'catID', 'catId', 'regionID', 'id');
    const name = read.line(wire, 'catName', 'regionName', 'name');
    return id && name ? { id, name } : null;
  });
