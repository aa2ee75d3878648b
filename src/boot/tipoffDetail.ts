import { preloadPage } from './preloadPage.ts';

// The tip-off itself is requested later, in the member's name.
preloadPage('/tipoffDetail/{id?}.html', () => []);
