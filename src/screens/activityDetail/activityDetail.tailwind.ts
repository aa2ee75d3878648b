import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/activityDetail/*.tsx',
  './src/screens/{join,list,people}/*.tsx',
  './src/ui/join/*.tsx',
  './src/ui/{Avatar,BackBar,Failure,Notice,RowsSkeleton}.tsx',
);
