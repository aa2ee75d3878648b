import { askListEarly } from '../earlyList.ts';

// The sign-up that the address names is requested by the page itself, with the shop of this
// device.
askListEarly('/writeOff/{activityID?}/{registCode?}/{shopSite?}.html', () => [], 'left');
