import { askArticleEarly } from '../earlyArticle.ts';

askArticleEarly('/videoDetail/{columnId?}/{id?}.html');
