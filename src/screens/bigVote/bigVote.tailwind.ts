import { forScreen } from '../../../tailwind.config.ts';

/** Classes of a baked vote before hydration. */
export default forScreen(
  './src/screens/bigVote/*.tsx',
  './src/screens/list/ListShell.tsx',
  './src/ui/bigVote/*.tsx',
  './src/ui/{BackBar,Folded,MediaCover}.tsx',
);
