import { askListEarly } from '../earlyList.ts';

askListEarly('/aboutUs.html', () => []);
