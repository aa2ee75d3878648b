import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/activityApply/*.tsx',
  './src/screens/{list,people}/*.tsx',
  './src/islands/join/fields/*.tsx',
  './src/islands/login/FormProblem.tsx',
  './src/islands/sheets/{form/TextBox,media/AddFiles,media/FileTile}.tsx',
  './src/ui/login/{CodeInput,Field}.tsx',
  './src/ui/{BackBar,BusyButton,Failure,Icon,Notice,RowsSkeleton}.tsx',
);
