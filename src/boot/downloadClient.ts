import { preloadPage } from './preloadPage.ts';

preloadPage('/downloadClient.html', () => []);
