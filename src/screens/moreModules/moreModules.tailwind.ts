import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/moreModules/*.tsx',
  './src/screens/list/*.tsx',
  './src/ui/feed/*.tsx',
  './src/ui/{Avatar,BackBar,Failure,Folded,Notice,RowsSkeleton}.tsx',
);
