import { parseTypedCode, type WriteOffCode } from '../../model/activity/writeOff.ts';
import { parseId } from '../../model/wire.ts';
import { parsePageParams } from '../../routes.ts';

/** The messenger names the kind of a barcode before what it holds. */
const BARCODE_KIND = /^[A-Z][A-Z\d]*(?:_\d+)?,/;

/**
 * What a voucher's QR says, or what somebody typed: the address of the page that takes it,
 * or its bare code; null where neither is in it.
 */
export function parseScanned(text: string): WriteOffCode | null {
  const said = text.trim().replace(BARCODE_KIND, '');
  if (!/[/?]/.test(said)) {
    const registCode = parseTypedCode(said);
    return registCode === '' ? null : { activityId: '', registCode };
  }
  const [address = '', query = ''] = said.split('#')[0]?.split(/\?(.*)/s) ?? [];
  const params = parsePageParams('writeOff', { pathname: address, search: query });
  const registCode = parseId(params.registCode);
  return registCode === '' ? null : { activityId: params.activityID ?? '', registCode };
}
