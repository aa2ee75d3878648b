import { askListEarly } from '../earlyList.ts';

// A member's own data is requested later, by the client.
askListEarly('/integralShop.html', () => []);
