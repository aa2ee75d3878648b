import { preloadPage } from './preloadPage.ts';

// The sign-up itself is requested later, in the member's name.
preloadPage('/signupdetail.html', () => []);
