import { askListEarly } from '../earlyList.ts';

askListEarly('/downloadClient.html', () => []);
