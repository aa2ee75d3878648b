/** Columns. */

import { COLUMNS, findColumn, formatColumnPath, listChildColumns } from '../../sample/columns.ts';
import type { SampleColumn } from '../../sample/types.ts';
import { answerFound, type Call, type CallContext, type Calls } from '../callContext.ts';
import { data } from '../envelope.ts';
import { countFollowers, FOLLOWED } from '../store/follows.ts';

/**
 * Formats a column (wire 9) with its two sets of switches: those of the app, and
 * those of the touch web, which end with `Pad`.
 */
export function formatColumn(column: SampleColumn, { db, addresses }: CallContext) {
  const level = column.parent === 0 ? 0 : 1;
  const icon = addresses.logo(`column-${column.id}.jpg`);
  const picture = column.topPicture ? addresses.image(column.topPicture) : '';
  const { time = true, reads = true, comments = true, praises = false } = column.shows ?? {};
  return {
    isdelete: 0,
    level,
    columnLevel: level,
    columnId: column.id,
    columnID: column.id,
    parentID: column.parent,
    columnName: column.name,
    topCount: column.topCount ?? 0,
    phoneIcon: icon,
    padIcon: icon,
    orderId: COLUMNS.indexOf(column) + 1,
    keyword: '',
    description: column.description ?? '',
    linkUrl: column.page ? addresses.page(column.page) : (column.link ?? ''),
    // Guess: its meaning is not documented; an arbitrary value.
    isForbidden: column.id % 2 === 0,
    casNames: formatColumnPath(column.id),
    rssCount:
      (column.followers ?? 0) + countFollowers(db, { type: FOLLOWED.column, id: column.id }),
    appShow: 1,
    columnType: column.type ?? '',
    columnStyle: String(column.style),
    showReadCount: Number(reads),
    showPubTime: Number(time),
    showPraiseCount: Number(praises),
    showDiscussCount: Number(comments),
    topPic: picture,
    topCountPad: column.topCount ?? 0,
    topPicPad: picture,
    showReadCountPad: Number(reads),
    showPubTimePad: Number(time),
    showPraiseCountPad: Number(praises),
    showDiscussCountPad: Number(comments),
    timeAxisIconPad: column.axisColor ? icon : '',
    timeAxisColorPad: column.axisColor ?? '',
  };
}

/** When the sample columns were changed last. */
const COLUMNS_VERSION = Date.parse('2026-11-21T00:00:00Z');

/** Lists the child columns without unlisted ones. */
const listedBelow = (id: number) => listChildColumns(id).filter(({ unlisted }) => !unlisted);

const getColumns: Call = (context) => {
  const columns = listedBelow(context.params.count('parentColumnId'));
  return data({
    version: columns.length > 0 ? COLUMNS_VERSION : 0,
    columns: columns.map((column) => formatColumn(column, context)),
    topColumns: [],
  });
};

const getColumn = answerFound(({ params }) => findColumn(params.count('columnId')), formatColumn);

/** Answers the whole subtree, parents before children. */
const getColumnsAll: Call = (context) => {
  const below = (id: number): SampleColumn[] =>
    listedBelow(id).flatMap((column) => [column, ...below(column.id)]);
  const columns = below(context.params.count('parentColumnId'));
  return data({ columns: columns.map((column) => formatColumn(column, context)) });
};

export const columnCalls: Calls = { getColumns, getColumn, getColumnsAll };
