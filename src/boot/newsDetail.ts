import { preloadArticle } from './preloadArticle.ts';

preloadArticle('/newsDetail/{columnId?}/{id?}.html');
