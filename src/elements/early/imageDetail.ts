import { askArticleEarly } from '../earlyArticle.ts';

askArticleEarly('/imageDetail/{columnId?}/{id?}.html');
