import { preloadPage } from './preloadPage.ts';

// The voucher that the address names is requested later, together with the shop of this device.
preloadPage('/writeOff/{activityID?}/{registCode?}/{shopSite?}.html', () => [], 'left');
