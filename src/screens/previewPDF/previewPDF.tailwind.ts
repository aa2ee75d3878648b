import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/previewPDF/*.tsx',
  './src/screens/{list,single}/*.tsx',
  './src/islands/pdf/*.tsx',
  './src/ui/{BackBar,Failure,Notice}.tsx',
);
