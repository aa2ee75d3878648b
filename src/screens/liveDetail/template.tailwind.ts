import { forScreen } from '../../../tailwind.config.ts';
import { LIVE_SOURCES } from './liveDetail.tailwind.ts';

export default forScreen(
  ...LIVE_SOURCES,
  './src/screens/article/StateNotice.tsx',
  './src/ui/{ArticleSkeleton,Failure,Notice}.tsx',
);
