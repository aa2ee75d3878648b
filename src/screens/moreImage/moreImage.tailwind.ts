import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/moreImage/*.tsx',
  './src/ui/{ArticleRow,BackBar,Failure,Notice}.tsx',
);
