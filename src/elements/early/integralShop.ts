import { askListEarly } from '../earlyList.ts';

// What is a member's own waits for the code that knows who reads.
askListEarly('/integralShop.html', () => []);
