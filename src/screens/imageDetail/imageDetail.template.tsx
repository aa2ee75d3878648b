import { startArticleTemplate } from '../../templates/articleTemplate.tsx';
import { ImageDetail } from './ImageDetail.tsx';

void startArticleTemplate({ Screen: ImageDetail });
