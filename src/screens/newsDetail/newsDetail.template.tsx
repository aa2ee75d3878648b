import { startArticleTemplate } from '../../templates/articleTemplate.tsx';
import { NewsDetail } from './NewsDetail.tsx';

void startArticleTemplate({ Screen: NewsDetail });
