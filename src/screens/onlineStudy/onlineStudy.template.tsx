import { startArticleTemplate } from '../../templates/articleTemplate.tsx';
import { BakedOnlineStudy } from './BakedOnlineStudy.tsx';

void startArticleTemplate({ Screen: BakedOnlineStudy, needsActionMessages: true });
