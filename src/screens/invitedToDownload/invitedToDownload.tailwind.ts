import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/{invitedToDownload,invitation,download}/*.tsx',
  './src/screens/{list,people,single}/*.tsx',
  './src/ui/{Avatar,BackBar,Failure,Notice}.tsx',
);
