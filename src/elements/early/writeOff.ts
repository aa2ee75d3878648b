import { askListEarly } from '../earlyList.ts';

// What the address names is looked at when the desk stands: with the shop of this device.
askListEarly('/writeOff/{activityID?}/{registCode?}/{shopSite?}.html', () => [], 'left');
