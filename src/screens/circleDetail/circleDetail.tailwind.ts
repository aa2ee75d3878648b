import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/circleDetail/*.tsx',
  './src/screens/{list,people}/*.tsx',
  './src/islands/PeopleList.island.tsx',
  './src/islands/{people,list}/*.tsx',
  './src/ui/people/*.tsx',
  './src/ui/{Avatar,BackBar,Failure,Folded,Notice,RowsSkeleton}.tsx',
);
