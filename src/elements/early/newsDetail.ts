import { askArticleEarly } from '../earlyArticle.ts';

askArticleEarly('/newsDetail/{columnId?}/{id?}.html');
