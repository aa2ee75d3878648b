import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/LeaderViewList/*.tsx',
  './src/screens/{list,people}/*.tsx',
  './src/islands/list/*.tsx',
  './src/ui/people/LeaderRow.tsx',
  './src/ui/{BackBar,Failure,Notice,RowsSkeleton}.tsx',
);
