import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/signupdetail/*.tsx',
  './src/screens/{list,people}/*.tsx',
  './src/islands/login/FormProblem.tsx',
  './src/ui/{BackBar,BusyButton,Failure,Notice,RowsSkeleton}.tsx',
);
