import { preloadPage } from './preloadPage.ts';

// The contribution is requested later, in its writer's name.
preloadPage('/inputArticleDetail/{id?}.html', () => []);
