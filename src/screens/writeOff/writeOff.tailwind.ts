import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/writeOff/*.tsx',
  './src/screens/{join,list,people}/*.tsx',
  './src/ui/join/*.tsx',
  './src/ui/login/Field.tsx',
  './src/ui/{BackBar,BusyButton,Failure,Icon,Notice,RowsSkeleton}.tsx',
);
