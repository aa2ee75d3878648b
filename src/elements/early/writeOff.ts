import { askListEarly } from '../earlyList.ts';

// The voucher that the address names is requested later, together with the shop of this device.
askListEarly('/writeOff/{activityID?}/{registCode?}/{shopSite?}.html', () => [], 'left');
