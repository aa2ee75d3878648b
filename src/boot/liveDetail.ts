import { preloadArticle } from './preloadArticle.ts';

preloadArticle('/liveDetail/{linkID?}/{id}.html');
