import { forScreen } from '../../../tailwind.config.ts';
import { ARTICLE_SOURCES } from './newsDetail.tailwind.ts';

/** Sources of the states of articles' template pages: loading, failed, absent. */
export const STATE_SOURCES = [
  './src/screens/article/StateNotice.tsx',
  './src/ui/{ArticleSkeleton,Failure,Notice}.tsx',
];

export default forScreen(...ARTICLE_SOURCES, ...STATE_SOURCES);
