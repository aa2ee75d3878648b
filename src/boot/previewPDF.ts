import { preloadPage } from './preloadPage.ts';

preloadPage('/previewPDF.html', () => []);
