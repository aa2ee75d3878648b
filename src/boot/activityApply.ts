import { preloadPage } from './preloadPage.ts';

// The activity itself is requested later, in the member's name.
preloadPage('/activityApply/{linkID?}/{id?}.html', () => []);
