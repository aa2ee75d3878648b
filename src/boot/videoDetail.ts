import { preloadArticle } from './preloadArticle.ts';

preloadArticle('/videoDetail/{columnId?}/{id?}.html');
