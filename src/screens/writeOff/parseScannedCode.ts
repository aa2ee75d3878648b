import { parseTypedCode, type WriteOffCode } from '../../model/activity/writeOff.ts';
import { parseId } from '../../model/wire.ts';
import { parsePageParams } from '../../routes.ts';

/** The scanner of the messenger puts the kind of a barcode before its content. */
const BARCODE_KIND = /^[A-Z][A-Z\d]*(?:_\d+)?,/;

/**
 * Parses the content of a scanned voucher, or what was typed: the address of the page that redeems
 * it, or only its code. null where neither is found.
 */
export function parseScannedCode(text: string): WriteOffCode | null {
  const code = text.trim().replace(BARCODE_KIND, '');
  if (!/[/?]/.test(code)) {
    const registCode = parseTypedCode(code);
    return registCode === '' ? null : { activityId: '', registCode };
  }
  const [address = '', query = ''] = code.split('#')[0]?.split(/\?(.*)/s) ?? [];
  const params = parsePageParams('writeOff', { pathname: address, search: query });
  const registCode = parseId(params.registCode);
  return registCode === '' ? null : { activityId: params.activityID ?? '', registCode };
}
