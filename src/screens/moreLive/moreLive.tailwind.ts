import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/moreLive/*.tsx',
  './src/ui/{ArticleRow,BackBar,Failure,Notice,RowsSkeleton}.tsx',
);
