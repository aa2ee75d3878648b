import { preloadArticle } from './preloadArticle.ts';

preloadArticle('/imageDetail/{columnId?}/{id?}.html');
