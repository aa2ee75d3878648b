import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/personageReports/*.tsx',
  './src/screens/list/*.tsx',
  './src/ui/feed/*.tsx',
  './src/ui/{Avatar,BackBar,Failure,Folded,Notice,RowsSkeleton}.tsx',
);
