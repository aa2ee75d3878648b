import { BakedOnlineStudy } from '../screens/onlineStudy/BakedOnlineStudy.tsx';
import { startArticleTemplate } from './articleTemplate.tsx';

void startArticleTemplate({ Screen: BakedOnlineStudy, needsActionMessages: true });
