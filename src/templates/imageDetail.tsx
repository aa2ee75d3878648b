import { ImageDetail } from '../screens/imageDetail/ImageDetail.tsx';
import { startArticleTemplate } from './articleTemplate.tsx';

void startArticleTemplate({ Screen: ImageDetail });
