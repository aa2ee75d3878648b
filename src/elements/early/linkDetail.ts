import { askArticleEarly } from '../earlyArticle.ts';

askArticleEarly('/linkDetail/{id}.html');
