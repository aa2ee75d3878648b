import { filterAppLink, filterImageLink, filterLink } from '../link.ts';
import { parseLine, parseLines } from '../text.ts';
import {
  field,
  parseCount,
  parseEach,
  parseFlag,
  parseId,
  parseLinkedId,
  parseList,
  parseNumber,
  parseRecord,
  type Wire,
} from '../wire.ts';
import { parseColor } from './parseColor.ts';
import type { Column, CountSettings } from './siteTypes.ts';

/** Local, accounts and accounts channel: screens that only the app has (product 9.1). */
const FILTERED_STYLES: readonly number[] = [205, 215, 410];

/**
 * Returns a column (wire 9.1); null without an id. Styles and types are numbers as
 * text, or ''.
 */
export function parseColumn(value: unknown): Column | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'columnId', 'columnID'));
  if (id === '') return null;
  return {
    id,
    name: parseLine(field(wire, 'columnName', 'name')),
    parentId: parseLinkedId(field(wire, 'parentColumnId', 'parentID', 'parentId')),
    style: parseNumber(field(wire, 'columnStyle')) ?? 0,
    type: parseNumber(field(wire, 'columnType')) ?? 0,
    description: parseLines(field(wire, 'description', 'columnDescription')),
    icon:
      filterImageLink(field(wire, 'phoneIcon')) ||
      filterImageLink(field(wire, 'columnIcon')) ||
      filterImageLink(field(wire, 'padIcon')),
    linkUrl: filterLink(field(wire, 'linkUrl')),
    appLink: filterAppLink(field(wire, 'linkUrl')),
    // The meaning of `isForbidden`, `isdelete`, `appShow` and their `Pad` forms is not
    // documented: a column that the server lists is shown (docs/wire.md, Column).
    topPicture: filterImageLink(field(wire, 'topPicPad')) || filterImageLink(field(wire, 'topPic')),
    followers: parseCount(field(wire, 'rssCount')),
    shows: parseShows(wire),
    axisIcon: filterImageLink(field(wire, 'timeAxisIconPad', 'timeAxisIcon')),
    axisColor: parseColor(field(wire, 'timeAxisColorPad', 'timeAxisColor')),
  };
}

const SHOWS = ['showPubTime', 'showReadCount', 'showDiscussCount', 'showPraiseCount'] as const;

/** Returns the switches of the touch web (`Pad`), else those of the app; null without any. */
function parseShows(wire: Wire): CountSettings | null {
  const read = (name: (typeof SHOWS)[number]) => field(wire, `${name}Pad` as const, name);
  if (SHOWS.every((key) => read(key) === undefined)) return null;
  return {
    showTime: parseFlag(read('showPubTime'), true),
    showReads: parseFlag(read('showReadCount'), true),
    showComments: parseFlag(read('showDiscussCount'), true),
    showPraises: parseFlag(read('showPraiseCount'), true),
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
    : [...parseList(field(wire, 'columns')), ...parseList(field(wire, 'topColumns'))];
  const columns = new Map<string, Column>();
  for (const column of parseEach(lists, parseColumn)) {
    if (!columns.has(column.id) && !FILTERED_STYLES.includes(column.style)) {
      columns.set(column.id, column);
    }
  }
  return [...columns.values()];
}
