import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/figureDetail/*.tsx',
  './src/screens/personageReports/PersonHead.tsx',
  './src/screens/{list,people}/*.tsx',
  './src/islands/PeopleList.island.tsx',
  './src/islands/{people,list}/*.tsx',
  './src/ui/people/*.tsx',
  './src/ui/feed/*.tsx',
  './src/ui/{Avatar,BackBar,Failure,Folded,MediaCover,Notice,RowsSkeleton}.tsx',
);
