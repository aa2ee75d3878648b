import { forScreen } from '../../../tailwind.config.ts';

/** A baked vote as it stands before it wakes. */
export default forScreen(
  './src/screens/bigVote/*.tsx',
  './src/screens/list/ListShell.tsx',
  './src/ui/bigVote/*.tsx',
  './src/ui/{BackBar,Folded,MediaCover}.tsx',
);
