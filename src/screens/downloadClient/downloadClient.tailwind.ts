import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/{download,downloadClient}/*.tsx',
  './src/screens/{list,single}/*.tsx',
  './src/ui/{BackBar,Failure,Notice}.tsx',
);
