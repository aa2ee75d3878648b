import { askArticleEarly } from '../earlyArticle.ts';

askArticleEarly('/liveDetail/{linkID?}/{id}.html');
