import { VideoDetail } from '../screens/videoDetail/VideoDetail.tsx';
import { startArticleTemplate } from './articleTemplate.tsx';

void startArticleTemplate({ Screen: VideoDetail });
