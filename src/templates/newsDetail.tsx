import { NewsDetail } from '../screens/newsDetail/NewsDetail.tsx';
import { startArticleTemplate } from './articleTemplate.tsx';

void startArticleTemplate({ Screen: NewsDetail });
