import { startArticleTemplate } from '../../templates/articleTemplate.tsx';
import { VideoDetail } from './VideoDetail.tsx';

void startArticleTemplate({ Screen: VideoDetail });
