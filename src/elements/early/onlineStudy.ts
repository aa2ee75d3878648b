import { askArticleEarly } from '../earlyArticle.ts';

askArticleEarly('/onlineStudy/{id}.html');
