import { preloadPage } from './preloadPage.ts';

// A member's own data is requested later, by the client.
preloadPage('/integralShop.html', () => []);
