import { preloadArticle } from './preloadArticle.ts';

preloadArticle('/linkDetail/{id}.html');
