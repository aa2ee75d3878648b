import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/voteItemDetail/*.tsx',
  './src/screens/{join,list,people,single}/*.tsx',
  './src/ui/bigVote/Cast*.tsx',
  './src/ui/{BackBar,Failure,MediaCover,Notice,RowsSkeleton}.tsx',
);
