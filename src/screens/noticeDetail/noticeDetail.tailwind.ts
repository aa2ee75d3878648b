import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/noticeDetail/*.tsx',
  './src/screens/postDetail/PostSkeleton.tsx',
  './src/screens/{list,people,single}/*.tsx',
  './src/ui/{BackBar,Failure,Notice}.tsx',
);
