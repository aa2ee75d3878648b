import { preloadPage } from './preloadPage.ts';

preloadPage('/aboutUs.html', () => []);
