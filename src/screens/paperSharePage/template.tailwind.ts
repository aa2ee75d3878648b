import { forScreen } from '../../../tailwind.config.ts';
import { PAPER_SOURCES } from './paperSharePage.tailwind.ts';

export default forScreen(
  ...PAPER_SOURCES,
  './src/screens/paperSharePage/*.tsx',
  './src/ui/{Failure,Notice}.tsx',
);
