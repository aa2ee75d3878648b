import { askListEarly } from '../earlyList.ts';

// The activity itself is asked for in its reader's name.
askListEarly('/activityApply/{linkID?}/{id?}.html', () => []);
