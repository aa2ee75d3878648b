import { readDeviceUuid, readReferrer, sendQuery } from '../host/beacon.ts';
import { serverNow } from '../host/clock.ts';
import { readUserAgent } from '../host/device.ts';
import { parsePlace } from '../host/place.ts';
import { createRecord, decidePlatform, type ReadRecord } from '../model/statistics/readRecord.ts';
import type { Settings } from '../settings.ts';
import { openTokens } from './tokens.ts';

/** Reports an action of a reader to the analytics host (product 3.23). */
export function sendRecord(settings: Settings, record: ReadRecord): void {
  const { recordUrl, recordTenant = '', recordKey = '' } = settings;
  const request = createRecord(record, {
    tenant: recordTenant,
    key: recordKey,
    platform: decidePlatform(parsePlace(readUserAgent(), settings)),
    deviceId: readDeviceUuid(),
    userId: openTokens().readMember()?.uid ?? '',
    referrer: readReferrer(),
    now: serverNow(),
  });
  if (recordUrl && request) sendQuery(`${recordUrl}/sendRecord`, request.params, request.headers);
}
