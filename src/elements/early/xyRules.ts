import { askListEarly } from '../earlyList.ts';

askListEarly('/xyRules.html', () => []);
