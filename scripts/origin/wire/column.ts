import { formatColumnPath } from '../../sample/columns.ts';
import type { SampleColumn } from '../../sample/types.ts';
import type { Addresses } from './addresses.ts';

const UNSET = -2147483648;

/**
 * Formats a column (wire 9) with its two sets of switches: those of the app, and
 * those of the touch web, which end with `Pad`.
 */
export function formatColumn(
  column: SampleColumn,
  order: number,
  followers: number,
  addresses: Addresses,
) {
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
    orderId: order,
    keyword: '',
    description: column.description ?? '',
    linkUrl: column.page ? addresses.page(column.page) : (column.link ?? ''),
    // Guess: its meaning is not documented; an arbitrary value.
    isForbidden: column.id % 2 === 0,
    casNames: formatColumnPath(column.id),
    rssCount: followers,
    appFixed: 0,
    appShow: 1,
    synXCX: 0,
    isScreen: 0,
    columnType: column.type ?? '',
    columnStyle: String(column.style),
    showReadCount: Number(reads),
    showPubTime: Number(time),
    showPraiseCount: Number(praises),
    showDiscussCount: Number(comments),
    showStyle: 0,
    topPic: picture,
    showCard: 0,
    cardUrl: '',
    hasExtField: 0,
    iconBigType: 0,
    aggId: 0,
    appNormal: UNSET,
    topCountPad: column.topCount ?? 0,
    showColumnPad: 1,
    onlyShowPad: 0,
    showMoreTipPad: 0,
    topPicPad: picture,
    cardUrlPad: '',
    showCardPad: 0,
    showStylePad: 0,
    showReadCountPad: Number(reads),
    showPubTimePad: Number(time),
    showPraiseCountPad: Number(praises),
    showDiscussCountPad: Number(comments),
    timeAxisIconPad: column.axisColor ? icon : '',
    timeAxisColorPad: column.axisColor ?? '',
    iconPad: icon,
    isIncomPad: 0,
    appTypePad: '',
    appTypePadID: 0,
  };
}
