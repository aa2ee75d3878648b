import { forScreen } from '../../../tailwind.config.ts';
import { ARTICLE_SOURCES } from './newsDetail.tailwind.ts';

export default forScreen(
  ...ARTICLE_SOURCES,
  './src/screens/article/StateNotice.tsx',
  './src/ui/{ArticleSkeleton,Failure,Notice}.tsx',
);
