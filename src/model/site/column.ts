import { parseColor } from '../colour.ts';
import * as read from '../read.ts';
import { field, parseEach, parseFlag, parseRecord, type Wire } from '../wire.ts';
import type { Column, CountSettings } from './siteTypes.ts';

/** Local, accounts and accounts channel: screens that only the app has (product 9.1). */
const FILTERED_STYLES: readonly number[] = [205, 215, 410];

/**
 * Returns a column (wire 9.1); null without an id. Styles and types are numbers as
 * text, or ''.
 */
export function parseColumn(value: unknown): Column | null {
  const wire = parseRecord(value);
  return read.filled(['id'], {
    id: read.id(wire, 'columnId', 'columnID'),
    name: read.line(wire, 'columnName', 'name'),
    parentId: read.linkedId(wire, 'parentColumnId', 'parentID', 'parentId'),
    style: read.number(wire, 'columnStyle') ?? 0,
    type: read.number(wire, 'columnType') ?? 0,
    description: read.lines(wire, 'description', 'columnDescription'),
    icon:
      read.image(wire, 'phoneIcon') ||
      read.image(wire, 'columnIcon') ||
      read.image(wire, 'padIcon'),
    linkUrl: read.link(wire, 'linkUrl'),
    appLink: read.appLink(wire, 'linkUrl'),
    // The meaning of `isForbidden`, `isdelete`, `appShow` and their `Pad` forms is not
    // documented: a column that the server lists is shown (docs/wire.md, Column).
    topPicture: read.image(wire, 'topPicPad') || read.image(wire, 'topPic'),
    followers: read.count(wire, 'rssCount'),
    shows: parseShows(wire),
    axisIcon: read.image(wire, 'timeAxisIconPad', 'timeAxisIcon'),
    axisColor: parseColor(field(wire, 'timeAxisColorPad', 'timeAxisColor')),
  });
}

const SHOWS = ['showPubTime', 'showReadCount', 'showDiscussCount', 'showPraiseCount'] as const;

/** Returns the switches of the touch web (`Pad`), else those of the app; null without any. */
function parseShows(wire: Wire): CountSettings | null {
  const findSwitch = (name: (typeof SHOWS)[number]) => field(wire, `${name}Pad` as const, name);
  if (SHOWS.every((key) => findSwitch(key) === undefined)) return null;
  return {
    showTime: parseFlag(findSwitch('showPubTime'), true),
    showReads: parseFlag(findSwitch('showReadCount'), true),
    showComments: parseFlag(findSwitch('showDiscussCount'), true),
    showPraises: parseFlag(findSwitch('showPraiseCount'), true),
  };
}

/**
 * Returns the columns of getColumns, of both its lists or a bare array, without duplicates and
 * without app-only styles.
 */
export function parseColumns(value: unknown): readonly Column[] {
  const wire = parseRecord(value);
  const lists = Array.isArray(value)
    ? value
    : [...read.list(wire, 'columns'), ...read.list(wire, 'topColumns')];
  const columns = new Map<string, Column>();
  for (const column of parseEach(lists, parseColumn)) {
    if (!columns.has(column.id) && !FILTERED_STYLES.includes(column.style)) {
      columns.set(column.id, column);
    }
  }
  return [...columns.values()];
}
