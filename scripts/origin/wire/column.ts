import { casNamesOf } from '../../edition/columns.ts';
import type { EditionColumn } from '../../edition/types.ts';
import type { Addresses } from './addresses.ts';

const UNSET = -2147483648;

/** A column with its two sets of switches: the app's, and the touch web's with `Pad`. */
export function formatColumn(column: EditionColumn, order: number, addresses: Addresses) {
  const level = column.parent === 0 ? 0 : 1;
  const icon = addresses.look(`column-${column.id}.jpg`);
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
    linkUrl: column.link ?? '',
    isForbidden: column.forbidden ?? false,
    casNames: casNamesOf(column.id),
    rssCount: 0,
    appFixed: 0,
    appShow: 1,
    synXCX: 0,
    isScreen: 0,
    columnType: column.type ?? '',
    columnStyle: String(column.style),
    showReadCount: 1,
    showPubTime: 1,
    showPraiseCount: 0,
    showDiscussCount: 1,
    showStyle: 0,
    topPic: '',
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
    topPicPad: '',
    cardUrlPad: '',
    showCardPad: 0,
    showStylePad: 0,
    showReadCountPad: 1,
    showPubTimePad: 1,
    showPraiseCountPad: 0,
    showDiscussCountPad: 1,
    timeAxisIconPad: '',
    timeAxisColorPad: '',
    iconPad: icon,
    isIncomPad: 0,
    appTypePad: '',
    appTypePadID: 0,
  };
}
