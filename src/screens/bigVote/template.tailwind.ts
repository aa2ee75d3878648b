import { forScreen } from '../../../tailwind.config.ts';

/** Classes of the template page of votes, including those that a baked page loads on hydration. */
export default forScreen(
  './src/screens/bigVote/*.tsx',
  './src/screens/{join,list,people,single}/*.tsx',
  './src/islands/BigVote.island.tsx',
  './src/islands/{bigVote,list}/*.tsx',
  './src/ui/bigVote/*.tsx',
  './src/ui/{BackBar,Failure,Folded,MediaCover,Notice}.tsx',
);
