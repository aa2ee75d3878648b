import { preloadPage } from './preloadPage.ts';

preloadPage('/xyRules.html', () => []);
