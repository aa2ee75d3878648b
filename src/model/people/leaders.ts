import { parseListItem } from '../article/listItem.ts';
import type { ListItem } from '../article/types.ts';
import { parseLeader } from '../column/normalise.ts';
import type { Leader } from '../column/types.ts';
import { field, parseEach, parseId, parseList, parseRecord, parseText } from '../wire.ts';

/** Reports that stand beside a leader in a list. */
const REPORTS_BESIDE = 2;

/** A leader in a list, with the newest of what is reported about them. */
export interface LeaderEntry extends Leader {
  readonly reports: readonly ListItem[];
}

/** A place or an office whose leaders stand together. */
export interface LeaderRegion {
  readonly id: string;
  readonly name: string;
}

/** Leaders, as a bare array or as a list. */
export const parseLeaders = (payload: unknown): readonly LeaderEntry[] =>
  parseEach(listOf(payload, 'list', 'leaders'), (value) => {
    const leader = parseLeader(value);
    if (leader === null) return null;
    const articles = field(parseRecord(value), 'articles', 'articleList', 'list');
    return { ...leader, reports: parseEach(articles, parseListItem).slice(0, REPORTS_BESIDE) };
  });

/** The regions that leaders are listed by; one without a name cannot be chosen. */
export const parseRegions = (payload: unknown): readonly LeaderRegion[] =>
  parseEach(listOf(payload, 'cats', 'list'), (value) => {
    const wire = parseRecord(value);
    const id = parseId(field(wire, 'catID', 'catId', 'regionID', 'id'));
    const name = parseText(field(wire, 'catName', 'regionName', 'name'));
    return id && name ? { id, name } : null;
  });

const listOf = (payload: unknown, ...keys: readonly ('leaders' | 'cats' | 'list')[]) =>
  Array.isArray(payload) ? payload : parseList(field(parseRecord(payload), ...keys));
