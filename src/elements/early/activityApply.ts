import { askListEarly } from '../earlyList.ts';

// The activity itself is requested later, in the member's name.
askListEarly('/activityApply/{linkID?}/{id?}.html', () => []);
