import { startArticleTemplate } from '../../templates/articleTemplate.tsx';
import { OnlineStudy } from './OnlineStudy.tsx';

void startArticleTemplate({ Screen: OnlineStudy, needsActionMessages: true });
