import { readDeviceUuid, readReferrer, sendQuery } from '../../host/beacon.ts';
import { serverNow } from '../../host/clock.ts';
import { readUserAgent } from '../../host/device.ts';
import { parseEnvironment } from '../../host/environment.ts';
import { mayRecord } from '../../host/statisticsChoice.ts';
import {
  createRecord,
  decidePlatform,
  type ReadRecord,
} from '../../model/statistics/readRecord.ts';
import type { Settings } from '../../settings.ts';
import { readUid } from '../session/tokenStore.ts';

/** Reports an action of a reader to the analytics host (product 3.23), where the reader allows it. */
export function sendReadRecord(settings: Settings, record: ReadRecord): void {
  if (!mayRecord(settings)) return;
  const { recordUrl, recordTenant = '', recordKey = '' } = settings;
  const request = createRecord(record, {
    tenant: recordTenant,
    key: recordKey,
    platform: decidePlatform(parseEnvironment(readUserAgent(), settings)),
    deviceId: readDeviceUuid(),
    userId: readUid(),
    referrer: readReferrer(),
    now: serverNow(),
  });
  if (recordUrl && request) sendQuery(`${recordUrl}/sendRecord`, request.params, request.headers);
}
