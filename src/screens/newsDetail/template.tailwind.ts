import { forScreen } from '../../../tailwind.config.ts';
import { ARTICLE_SOURCES } from './newsDetail.tailwind.ts';

/** What the templates of articles show before an article and in its place. */
export const STATE_SOURCES = [
  './src/screens/article/StateNotice.tsx',
  './src/ui/{ArticleSkeleton,Failure,Notice}.tsx',
];

export default forScreen(...ARTICLE_SOURCES, ...STATE_SOURCES);
