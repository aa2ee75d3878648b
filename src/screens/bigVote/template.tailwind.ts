import { forScreen } from '../../../tailwind.config.ts';

/** The template of votes, which carries what a baked one gets when it wakes, too. */
export default forScreen(
  './src/screens/bigVote/*.tsx',
  './src/screens/{join,list,people,single}/*.tsx',
  './src/islands/BigVote.island.tsx',
  './src/islands/{bigVote,list}/*.tsx',
  './src/ui/bigVote/*.tsx',
  './src/ui/{BackBar,Failure,Folded,MediaCover,Notice}.tsx',
);
