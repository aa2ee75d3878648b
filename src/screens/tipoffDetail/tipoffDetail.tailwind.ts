import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/tipoffDetail/*.tsx',
  './src/screens/{list,people}/*.tsx',
  './src/ui/people/{AttachedMedia,WriterLine}.tsx',
  './src/ui/{Avatar,BackBar,Failure,MediaCover,Notice,RowsSkeleton}.tsx',
);
