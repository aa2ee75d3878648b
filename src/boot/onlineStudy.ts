import { preloadArticle } from './preloadArticle.ts';

preloadArticle('/onlineStudy/{id}.html');
